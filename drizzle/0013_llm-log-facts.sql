CREATE TABLE `llm_log_facts` (
	`at` integer NOT NULL,
	`seq` integer NOT NULL,
	`purpose` integer NOT NULL,
	`user` integer,
	`campaign` integer,
	`language` integer,
	`channel` integer,
	`model` integer NOT NULL,
	`status` integer NOT NULL,
	`tokens_fresh` integer,
	`tokens_cached` integer,
	`tokens_out` integer,
	`tokens_reasoning` integer,
	`cost` real,
	`currency` integer,
	`total_ms` integer,
	`first_token_ms` integer,
	`attempt` integer NOT NULL,
	PRIMARY KEY(`at`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `llm_log_names` (
	`n` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_log_names_value_unique` ON `llm_log_names` (`value`);--> statement-breakpoint
ALTER TABLE `models` ADD `price_origin` text;--> statement-breakpoint
ALTER TABLE `llm_log_bodies` ADD `usage` text;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `tokens_fresh` integer;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `tokens_reasoning` integer;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `price_fresh` real;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `price_cached` real;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `price_out` real;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `price_origin` text;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `answered_by` text;--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `seq` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `llm_logs_seq` ON `llm_logs` (`seq`);--> statement-breakpoint
CREATE INDEX `llm_logs_version` ON `llm_logs` (`version_id`);
--> statement-breakpoint
UPDATE `llm_logs` SET `tokens_fresh` = max(0, `tokens_in` - coalesce(`tokens_cached`, 0));
--> statement-breakpoint
ALTER TABLE `llm_logs` DROP COLUMN `tokens_in`;
--> statement-breakpoint
UPDATE `models` SET `price_origin` = 'administrator' WHERE coalesce(`price_in`, `price_out`, `price_cached`) IS NOT NULL;
--> statement-breakpoint
UPDATE `llm_logs` SET `seq` = `place`.`n` FROM (SELECT `id`, row_number() OVER (ORDER BY `at`, `id`) AS `n` FROM `llm_logs`) AS `place` WHERE `place`.`id` = `llm_logs`.`id`;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `purpose` FROM `llm_logs` WHERE `purpose` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `user_id` FROM `llm_logs` WHERE `user_id` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `campaign_id` FROM `llm_logs` WHERE `campaign_id` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `language_code` FROM `llm_logs` WHERE `language_code` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `channel_code` FROM `llm_logs` WHERE `channel_code` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `status` FROM `llm_logs` WHERE `status` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT `currency` FROM `llm_logs` WHERE `currency` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `llm_log_names` (`value`) SELECT DISTINCT coalesce(`model_id`, `model_name`) FROM `llm_logs`;
--> statement-breakpoint
INSERT INTO `llm_log_facts` (`at`, `seq`, `purpose`, `user`, `campaign`, `language`, `channel`, `model`, `status`, `tokens_fresh`, `tokens_cached`, `tokens_out`, `tokens_reasoning`, `cost`, `currency`, `total_ms`, `first_token_ms`, `attempt`)
	SELECT `l`.`at`, `l`.`seq`, (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`purpose`), (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`user_id`), (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`campaign_id`), (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`language_code`), (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`channel_code`), (SELECT `n` FROM `llm_log_names` WHERE `value` = coalesce(`l`.`model_id`, `l`.`model_name`)), (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`status`), `l`.`tokens_fresh`, `l`.`tokens_cached`, `l`.`tokens_out`, `l`.`tokens_reasoning`, `l`.`cost`, (SELECT `n` FROM `llm_log_names` WHERE `value` = `l`.`currency` AND `l`.`cost` IS NOT NULL), `l`.`total_ms`, `l`.`first_token_ms`, `l`.`attempt` FROM `llm_logs` `l`;
--> statement-breakpoint
-- The figures of a call follow its row, whoever writes it. Without OR IGNORE, which a foreign key's own update would not heed.
CREATE TRIGGER `llm_logs_facts_insert` AFTER INSERT ON `llm_logs` BEGIN
	INSERT INTO `llm_log_names` (`value`) SELECT DISTINCT `value` FROM (SELECT new.`purpose` AS `value` UNION ALL SELECT new.`user_id` UNION ALL SELECT new.`campaign_id` UNION ALL SELECT new.`language_code` UNION ALL SELECT new.`channel_code` UNION ALL SELECT new.`status` UNION ALL SELECT new.`currency` UNION ALL SELECT coalesce(new.`model_id`, new.`model_name`)) AS `used`
		WHERE `value` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `llm_log_names` AS `known` WHERE `known`.`value` = `used`.`value`);
	UPDATE `llm_logs` SET `seq` = (SELECT coalesce(max(`seq`), 0) + 1 FROM `llm_logs`) WHERE `id` = new.`id`;
	INSERT INTO `llm_log_facts` (`at`, `seq`, `purpose`, `user`, `campaign`, `language`, `channel`, `model`, `status`, `tokens_fresh`, `tokens_cached`, `tokens_out`, `tokens_reasoning`, `cost`, `currency`, `total_ms`, `first_token_ms`, `attempt`)
		SELECT new.`at`, `seq`, (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`purpose`), (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`user_id`), (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`campaign_id`), (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`language_code`), (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`channel_code`), (SELECT `n` FROM `llm_log_names` WHERE `value` = coalesce(new.`model_id`, new.`model_name`)), (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`status`), new.`tokens_fresh`, new.`tokens_cached`, new.`tokens_out`, new.`tokens_reasoning`, new.`cost`, (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`currency` AND new.`cost` IS NOT NULL), new.`total_ms`, new.`first_token_ms`, new.`attempt` FROM `llm_logs` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `llm_logs_facts_update` AFTER UPDATE OF `at`, `purpose`, `user_id`, `campaign_id`, `language_code`, `channel_code`, `model_id`, `model_name`, `status`, `tokens_fresh`, `tokens_cached`, `tokens_out`, `tokens_reasoning`, `cost`, `currency`, `total_ms`, `first_token_ms`, `attempt` ON `llm_logs` BEGIN
	INSERT INTO `llm_log_names` (`value`) SELECT DISTINCT `value` FROM (SELECT new.`purpose` AS `value` UNION ALL SELECT new.`user_id` UNION ALL SELECT new.`campaign_id` UNION ALL SELECT new.`language_code` UNION ALL SELECT new.`channel_code` UNION ALL SELECT new.`status` UNION ALL SELECT new.`currency` UNION ALL SELECT coalesce(new.`model_id`, new.`model_name`)) AS `used`
		WHERE `value` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `llm_log_names` AS `known` WHERE `known`.`value` = `used`.`value`);
	UPDATE `llm_log_facts` SET `at` = new.`at`, `purpose` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`purpose`), `user` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`user_id`), `campaign` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`campaign_id`), `language` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`language_code`), `channel` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`channel_code`), `model` = (SELECT `n` FROM `llm_log_names` WHERE `value` = coalesce(new.`model_id`, new.`model_name`)), `status` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`status`), `tokens_fresh` = new.`tokens_fresh`, `tokens_cached` = new.`tokens_cached`, `tokens_out` = new.`tokens_out`, `tokens_reasoning` = new.`tokens_reasoning`, `cost` = new.`cost`, `currency` = (SELECT `n` FROM `llm_log_names` WHERE `value` = new.`currency` AND new.`cost` IS NOT NULL), `total_ms` = new.`total_ms`, `first_token_ms` = new.`first_token_ms`, `attempt` = new.`attempt` WHERE `at` = old.`at` AND `seq` = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `llm_logs_facts_delete` AFTER DELETE ON `llm_logs` BEGIN
	DELETE FROM `llm_log_facts` WHERE `at` = old.`at` AND `seq` = old.`seq`;
END;
