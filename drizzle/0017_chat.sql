-- Nothing was ever written into these two: they are made anew.
DROP TABLE `messages`;--> statement-breakpoint
DROP TABLE `conversations`;--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`titled_by_hand` integer NOT NULL,
	`is_pinned` integer NOT NULL,
	`leaf_id` text,
	`summary` text,
	`summary_until` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`,`is_pinned`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`parent_id` text,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`status` text NOT NULL,
	`active_conversation_id` text,
	`steps` text NOT NULL,
	`sources` text NOT NULL,
	`rating` text,
	`problem` text,
	`model_id` text,
	`model_name` text,
	`work` text,
	`request_id` text,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_parent` ON `messages` (`parent_id`);--> statement-breakpoint
CREATE INDEX `messages_status` ON `messages` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_model` ON `messages` (`model_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_active` ON `messages` (`active_conversation_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_idempotency` ON `messages` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `chat_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`proposal` text NOT NULL,
	`base` text NOT NULL,
	`result` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_proposals_message` ON `chat_proposals` (`message_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `chat_proposals_user` ON `chat_proposals` (`user_id`);--> statement-breakpoint
-- Search over what was said, as over campaigns. An answer is put there when it is whole.
CREATE TABLE `message_search` (
	`id` integer PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_search_message` ON `message_search` (`message_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `messages_fts` USING fts5(
	content,
	content = '', contentless_delete = 1,
	tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE TRIGGER `messages_search_insert` AFTER INSERT ON `messages` WHEN new.`status` NOT IN ('queued', 'streaming') BEGIN
	INSERT INTO `message_search` (`message_id`) VALUES (new.`id`);
	INSERT INTO `messages_fts` (rowid, content) SELECT `id`, new.`content` FROM `message_search` WHERE `message_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_search_end` AFTER UPDATE OF `status` ON `messages`
WHEN old.`status` IN ('queued', 'streaming') AND new.`status` NOT IN ('queued', 'streaming') BEGIN
	INSERT INTO `message_search` (`message_id`) VALUES (new.`id`);
	INSERT INTO `messages_fts` (rowid, content) SELECT `id`, new.`content` FROM `message_search` WHERE `message_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_search_delete` BEFORE DELETE ON `messages` BEGIN
	DELETE FROM `messages_fts` WHERE rowid = (SELECT `id` FROM `message_search` WHERE `message_id` = old.`id`);
END;
