CREATE TABLE `llm_experiment_calls` (
	`experiment_id` text NOT NULL,
	`log_id` text NOT NULL,
	`position` integer NOT NULL,
	`state` text NOT NULL,
	`replay_id` text,
	`begun` integer NOT NULL,
	`verdict` text,
	`original_failed` integer,
	`replay_failed` integer,
	`message` text,
	PRIMARY KEY(`experiment_id`, `log_id`),
	FOREIGN KEY (`experiment_id`) REFERENCES `llm_experiments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `llm_experiment_calls_state` ON `llm_experiment_calls` (`state`,`experiment_id`,`position`);--> statement-breakpoint
CREATE TABLE `llm_experiments` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`change` text NOT NULL,
	`model_id` text,
	`request_id` text,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `llm_experiments_created` ON `llm_experiments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `llm_experiments_state` ON `llm_experiments` (`state`);--> statement-breakpoint
CREATE INDEX `llm_experiments_user` ON `llm_experiments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `llm_experiments_model` ON `llm_experiments` (`model_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `llm_experiments_idempotency` ON `llm_experiments` (`user_id`,`idempotency_key`);--> statement-breakpoint
ALTER TABLE `llm_logs` ADD `replay_of` text;--> statement-breakpoint
CREATE INDEX `llm_logs_replay_of` ON `llm_logs` (`replay_of`,`at`);