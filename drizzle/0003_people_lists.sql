DROP INDEX `users_living`;--> statement-breakpoint
DROP INDEX `users_status`;--> statement-breakpoint
DROP INDEX `users_name`;--> statement-breakpoint
DROP INDEX `users_login`;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`deleted_at`,lower("first_name"),lower("last_name"),`id`);--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`deleted_at`,`email`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_status` ON `users` (`deleted_at`,`status`,lower("first_name"),lower("last_name"),`id`);--> statement-breakpoint
CREATE INDEX `users_by_login` ON `users` (`deleted_at`,`last_login_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `roles_updated` ON `roles` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `teams_created` ON `teams` (`created_at`,`id`);--> statement-breakpoint
-- Search over people, as over campaigns: substrings of names and addresses, without regard to case or accents.
CREATE TABLE `user_search` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_search_user` ON `user_search` (`user_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_fts` USING fts5(
	name, email,
	content = '', contentless_delete = 1,
	tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `user_search` (`user_id`) SELECT `id` FROM `users`;
--> statement-breakpoint
INSERT INTO `users_fts` (rowid, name, email)
	SELECT s.id, u.first_name || ' ' || u.last_name, u.email FROM `user_search` s JOIN `users` u ON u.id = s.user_id;
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `user_search` (`user_id`) VALUES (new.id);
	INSERT INTO `users_fts` (rowid, name, email)
		SELECT id, new.first_name || ' ' || new.last_name, new.email FROM `user_search` WHERE `user_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `first_name`, `last_name`, `email` ON `users`
WHEN (old.first_name, old.last_name, old.email) IS NOT (new.first_name, new.last_name, new.email) BEGIN
	DELETE FROM `users_fts` WHERE rowid = (SELECT id FROM `user_search` WHERE `user_id` = new.id);
	INSERT INTO `users_fts` (rowid, name, email)
		SELECT id, new.first_name || ' ' || new.last_name, new.email FROM `user_search` WHERE `user_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` BEFORE DELETE ON `users` BEGIN
	DELETE FROM `users_fts` WHERE rowid = (SELECT id FROM `user_search` WHERE `user_id` = old.id);
END;
--> statement-breakpoint
-- An account at another service is a way to sign in, and so something that the last administrator may depend on.
CREATE TRIGGER `count_connected_accounts_insert` AFTER INSERT ON `connected_accounts` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_connected_accounts_delete` AFTER DELETE ON `connected_accounts` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
