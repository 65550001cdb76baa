CREATE TABLE `conversation_pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`title` text,
	`size` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_pages_conversation` ON `conversation_pages` (`conversation_id`,`id`);--> statement-breakpoint
CREATE TABLE `conversations_unindexed` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `message_pages` (
	`message_id` text PRIMARY KEY NOT NULL,
	`page_id` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_pages_page` ON `message_pages` (`page_id`);--> statement-breakpoint
ALTER TABLE `messages` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Search over conversations: a row for a page of one, not for each message, and each word of it once, so that a word that stands
-- everywhere is found as fast as a rare one. Writing only notes what is to be done; `indexConversations` does it.
DROP TRIGGER `messages_search_insert`;--> statement-breakpoint
DROP TRIGGER `messages_search_end`;--> statement-breakpoint
DROP TRIGGER `messages_search_delete`;--> statement-breakpoint
DROP TABLE `messages_fts`;--> statement-breakpoint
DROP TABLE `message_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `conversation_pages_fts` USING fts5(
	words,
	content = '', contentless_delete = 1,
	tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
-- Which characters, and which two beside each other, stand in a page: the index above knows only what has three.
CREATE VIRTUAL TABLE `conversation_pages_short` USING fts5(
	characters,
	content = '', contentless_delete = 1, detail = none,
	tokenize = 'ascii'
);
--> statement-breakpoint
CREATE TRIGGER `conversations_search_insert` AFTER INSERT ON `conversations` BEGIN
	INSERT INTO `conversations_unindexed` (`conversation_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `conversations_search_title` AFTER UPDATE OF `title` ON `conversations` WHEN old.`title` <> new.`title` BEGIN
	INSERT INTO `conversations_unindexed` (`conversation_id`) SELECT new.`id`
		WHERE NOT EXISTS (SELECT 1 FROM `conversations_unindexed` WHERE `conversation_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `messages_search_insert` AFTER INSERT ON `messages` WHEN new.`status` NOT IN ('queued', 'streaming') BEGIN
	INSERT INTO `conversations_unindexed` (`conversation_id`) SELECT new.`conversation_id`
		WHERE NOT EXISTS (SELECT 1 FROM `conversations_unindexed` WHERE `conversation_id` = new.`conversation_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `messages_search_end` AFTER UPDATE OF `status` ON `messages`
WHEN old.`status` IN ('queued', 'streaming') AND new.`status` NOT IN ('queued', 'streaming') BEGIN
	INSERT INTO `conversations_unindexed` (`conversation_id`) SELECT new.`conversation_id`
		WHERE NOT EXISTS (SELECT 1 FROM `conversations_unindexed` WHERE `conversation_id` = new.`conversation_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `conversation_pages_delete` AFTER DELETE ON `conversation_pages` BEGIN
	DELETE FROM `conversation_pages_fts` WHERE rowid = old.`id`;
	DELETE FROM `conversation_pages_short` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `conversations_unindexed` (`conversation_id`) SELECT `id` FROM `conversations`;
