-- Search over campaigns: substrings of three characters or more, without regard to case or accents.
-- The index keeps no text of its own; `campaign_search` gives each campaign a number that, unlike SQLite's own row number, survives VACUUM.
CREATE TABLE `campaign_search` (
	`id` integer PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_search_campaign` ON `campaign_search` (`campaign_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `campaigns_fts` USING fts5(
	name, description, main_story,
	content = '', contentless_delete = 1,
	tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_insert` AFTER INSERT ON `campaigns` BEGIN
	INSERT INTO `campaign_search` (`campaign_id`) VALUES (new.id);
	INSERT INTO `campaigns_fts` (rowid, name, description, main_story)
		SELECT id, new.name, new.description, new.main_story FROM `campaign_search` WHERE `campaign_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_update` AFTER UPDATE OF `name`, `description`, `main_story` ON `campaigns`
WHEN (old.name, old.description, old.main_story) IS NOT (new.name, new.description, new.main_story) BEGIN
	DELETE FROM `campaigns_fts` WHERE rowid = (SELECT id FROM `campaign_search` WHERE `campaign_id` = new.id);
	INSERT INTO `campaigns_fts` (rowid, name, description, main_story)
		SELECT id, new.name, new.description, new.main_story FROM `campaign_search` WHERE `campaign_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_delete` BEFORE DELETE ON `campaigns` BEGIN
	DELETE FROM `campaigns_fts` WHERE rowid = (SELECT id FROM `campaign_search` WHERE `campaign_id` = old.id);
END;
--> statement-breakpoint
-- The activity log is append-only. Only rows older than this limit may go; `purgeActivityLogs` sets it and takes it back in one transaction.
CREATE TABLE `activity_log_retention` (
	`id` integer PRIMARY KEY NOT NULL CHECK (`id` = 1),
	`delete_before` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `activity_log_retention` (`id`, `delete_before`) VALUES (1, 0);
--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_update` BEFORE UPDATE ON `activity_logs` BEGIN
	SELECT RAISE(ABORT, 'the activity log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_delete` BEFORE DELETE ON `activity_logs`
WHEN old.at >= coalesce((SELECT `delete_before` FROM `activity_log_retention`), 0) BEGIN
	SELECT RAISE(ABORT, 'the activity log is append-only');
END;
--> statement-breakpoint
-- Numbers that rise with every change: `campaigns` with anything a campaign list shows, `campaigns.count` only with what decides
-- how many campaigns somebody sees or finds, `identity` with people and their rights.
INSERT INTO `change_counters` (`name`, `value`) VALUES ('campaigns', 0), ('campaigns.count', 0), ('identity', 0);
--> statement-breakpoint
CREATE TRIGGER `count_campaigns_insert` AFTER INSERT ON `campaigns` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaigns_delete` AFTER DELETE ON `campaigns` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaigns_update` AFTER UPDATE ON `campaigns` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'campaigns';
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaigns_count` AFTER UPDATE OF `owner_id`, `name`, `name_folded`, `description`, `main_story`, `from_date`, `to_date`, `privacy`, `status`, `language_codes`, `archived_at`, `deleted_at` ON `campaigns`
WHEN (old.owner_id, old.name, old.name_folded, old.description, old.main_story, old.from_date, old.to_date, old.privacy, old.status, old.language_codes, old.archived_at, old.deleted_at)
	IS NOT (new.owner_id, new.name, new.name_folded, new.description, new.main_story, new.from_date, new.to_date, new.privacy, new.status, new.language_codes, new.archived_at, new.deleted_at) BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'campaigns.count';
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaign_teams_insert` AFTER INSERT ON `campaign_teams` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaign_teams_update` AFTER UPDATE ON `campaign_teams` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaign_teams_delete` AFTER DELETE ON `campaign_teams` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaign_languages_insert` AFTER INSERT ON `campaign_languages` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaign_languages_update` AFTER UPDATE ON `campaign_languages` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_campaign_languages_delete` AFTER DELETE ON `campaign_languages` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` IN ('campaigns', 'campaigns.count');
END;
--> statement-breakpoint
CREATE TRIGGER `count_users_insert` AFTER INSERT ON `users` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_users_update` AFTER UPDATE OF `email`, `first_name`, `last_name`, `profile_pic`, `job_title`, `status`, `timezone`, `auth_source` ON `users` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_users_delete` AFTER DELETE ON `users` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_user_passwords_insert` AFTER INSERT ON `user_passwords` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_user_passwords_update` AFTER UPDATE ON `user_passwords` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_user_passwords_delete` AFTER DELETE ON `user_passwords` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_user_roles_insert` AFTER INSERT ON `user_roles` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_user_roles_update` AFTER UPDATE ON `user_roles` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_user_roles_delete` AFTER DELETE ON `user_roles` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_roles_insert` AFTER INSERT ON `roles` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_roles_update` AFTER UPDATE ON `roles` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_roles_delete` AFTER DELETE ON `roles` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_teams_insert` AFTER INSERT ON `teams` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_teams_update` AFTER UPDATE ON `teams` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_teams_delete` AFTER DELETE ON `teams` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_team_members_insert` AFTER INSERT ON `team_members` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_team_members_update` AFTER UPDATE ON `team_members` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
--> statement-breakpoint
CREATE TRIGGER `count_team_members_delete` AFTER DELETE ON `team_members` BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'identity';
END;
