CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`voice_id` text,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`state` text NOT NULL,
	`review` text,
	`message` text DEFAULT '' NOT NULL,
	`examples` integer DEFAULT 0 NOT NULL,
	`without_language` integer DEFAULT 0 NOT NULL,
	`language_ids` text NOT NULL,
	`split_into` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`pieces` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voice_id`) REFERENCES `voices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `uploads_owner` ON `uploads` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `uploads_voice` ON `uploads` (`voice_id`);--> statement-breakpoint
CREATE INDEX `uploads_state` ON `uploads` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `uploads_updated` ON `uploads` (`updated_at`);--> statement-breakpoint
DROP INDEX `examples_language`;--> statement-breakpoint
DROP INDEX `examples_updated`;--> statement-breakpoint
CREATE INDEX `examples_prompts` ON `examples` (`language_id`,`use_in_prompts`,`deleted_at`,`voice_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `examples_title` ON `examples` (`deleted_at`,lower("title"),`id`,`voice_id`,`language_id`,`channel_id`,`use_in_prompts`,`source`,`created_by`);--> statement-breakpoint
CREATE INDEX `examples_rating` ON `examples` (`deleted_at`,`rating`,`updated_at`,`id`,`voice_id`,`language_id`,`channel_id`,`use_in_prompts`,`source`,`created_by`);--> statement-breakpoint
CREATE INDEX `examples_updated` ON `examples` (`deleted_at`,`updated_at`,`id`,`voice_id`,`language_id`,`channel_id`,`use_in_prompts`,`source`,`created_by`);--> statement-breakpoint
-- Search over examples, as over campaigns: substrings of titles and texts, without regard to case or accents.
CREATE TABLE `example_search` (
	`id` integer PRIMARY KEY NOT NULL,
	`example_id` text NOT NULL,
	FOREIGN KEY (`example_id`) REFERENCES `examples`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `example_search_example` ON `example_search` (`example_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `examples_fts` USING fts5(
	title, text,
	content = '', contentless_delete = 1,
	tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `example_search` (`example_id`) SELECT `id` FROM `examples`;
--> statement-breakpoint
INSERT INTO `examples_fts` (rowid, title, text)
	SELECT s.id, e.title, e.text FROM `example_search` s JOIN `examples` e ON e.id = s.example_id;
--> statement-breakpoint
CREATE TRIGGER `examples_search_insert` AFTER INSERT ON `examples` BEGIN
	INSERT INTO `example_search` (`example_id`) VALUES (new.id);
	INSERT INTO `examples_fts` (rowid, title, text)
		SELECT id, new.title, new.text FROM `example_search` WHERE `example_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `examples_search_update` AFTER UPDATE OF `title`, `text` ON `examples`
WHEN (old.title, old.text) IS NOT (new.title, new.text) BEGIN
	DELETE FROM `examples_fts` WHERE rowid = (SELECT id FROM `example_search` WHERE `example_id` = new.id);
	INSERT INTO `examples_fts` (rowid, title, text)
		SELECT id, new.title, new.text FROM `example_search` WHERE `example_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `examples_search_delete` BEFORE DELETE ON `examples` BEGIN
	DELETE FROM `examples_fts` WHERE rowid = (SELECT id FROM `example_search` WHERE `example_id` = old.id);
END;
