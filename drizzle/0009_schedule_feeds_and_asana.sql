CREATE TABLE `asana_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`block_id` text NOT NULL,
	`post_id` text NOT NULL,
	`project_gid` text NOT NULL,
	`project_name` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`task_gid` text,
	`task_url` text,
	`problem` text NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`block_id`) REFERENCES `blocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `asana_tasks_post` ON `asana_tasks` (`block_id`,`project_gid`,`post_id`);--> statement-breakpoint
CREATE INDEX `asana_tasks_due` ON `asana_tasks` (`state`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `asana_tasks_user` ON `asana_tasks` (`user_id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`language_code` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_owner` ON `calendar_feeds` (`user_id`,`campaign_id`,`language_code`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_campaign` ON `calendar_feeds` (`campaign_id`);