CREATE TABLE `llm_log_unsent` (
	`log_id` text PRIMARY KEY NOT NULL,
	`tries` integer NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`log_id`) REFERENCES `llm_logs`(`id`) ON UPDATE no action ON DELETE cascade
);
