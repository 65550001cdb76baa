CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`sealed` text,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_created` ON `mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `oauth_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`browser_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`user_id` text,
	`redirect_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_attempts_expiry` ON `oauth_attempts` (`expires_at`);--> statement-breakpoint
CREATE INDEX `oauth_attempts_user` ON `oauth_attempts` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `users_living` ON `users` (`deleted_at`,`last_name`,`first_name`,`id`);--> statement-breakpoint
-- Administrators of databases that are already there get the right to the company's settings, too.
UPDATE `roles` SET `grants` = json_set(`grants`, '$."company.edit"', 'any') WHERE `system_key` = 'administrator';
