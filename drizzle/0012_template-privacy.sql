CREATE TABLE `template_teams` (
	`template_id` text NOT NULL,
	`team_id` text NOT NULL,
	PRIMARY KEY(`template_id`, `team_id`),
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_teams_team` ON `template_teams` (`team_id`,`template_id`);--> statement-breakpoint
ALTER TABLE `templates` ADD `privacy` text DEFAULT 'public' NOT NULL;