CREATE TABLE `llm_log_unindexed` (
	`seq` integer PRIMARY KEY NOT NULL
);

--> statement-breakpoint
-- Search over what was sent and answered, as over campaigns. Texts are long, so they are not put there by the writing itself.
CREATE VIRTUAL TABLE `llm_logs_fts` USING fts5(
	messages, reply,
	content = '', contentless_delete = 1,
	tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `llm_log_unindexed` (`seq`) SELECT `l`.`seq` FROM `llm_logs` `l` JOIN `llm_log_bodies` `b` ON `b`.`log_id` = `l`.`id`;
--> statement-breakpoint
CREATE TRIGGER `llm_log_bodies_search_insert` AFTER INSERT ON `llm_log_bodies` BEGIN
	INSERT INTO `llm_log_unindexed` (`seq`) SELECT `seq` FROM `llm_logs` WHERE `id` = new.`log_id`
		AND NOT EXISTS (SELECT 1 FROM `llm_log_unindexed` AS `known` WHERE `known`.`seq` = `llm_logs`.`seq`);
END;
--> statement-breakpoint
CREATE TRIGGER `llm_log_bodies_search_update` AFTER UPDATE OF `messages`, `reply` ON `llm_log_bodies` BEGIN
	INSERT INTO `llm_log_unindexed` (`seq`) SELECT `seq` FROM `llm_logs` WHERE `id` = new.`log_id`
		AND NOT EXISTS (SELECT 1 FROM `llm_log_unindexed` AS `known` WHERE `known`.`seq` = `llm_logs`.`seq`);
END;
--> statement-breakpoint
CREATE TRIGGER `llm_log_bodies_search_delete` AFTER DELETE ON `llm_log_bodies` BEGIN
	DELETE FROM `llm_logs_fts` WHERE rowid = (SELECT `seq` FROM `llm_logs` WHERE `id` = old.`log_id`);
	DELETE FROM `llm_log_unindexed` WHERE `seq` = (SELECT `seq` FROM `llm_logs` WHERE `id` = old.`log_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `llm_logs_search_delete` AFTER DELETE ON `llm_logs` BEGIN
	DELETE FROM `llm_logs_fts` WHERE rowid = old.`seq`;
	DELETE FROM `llm_log_unindexed` WHERE `seq` = old.`seq`;
END;
