CREATE TABLE `llm_log_chunks` (
	`from_at` integer PRIMARY KEY NOT NULL,
	`to_at` integer NOT NULL,
	`calls` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `llm_log_columns` (
	`from_at` integer NOT NULL,
	`name` text NOT NULL,
	`width` integer NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`from_at`, `name`),
	FOREIGN KEY (`from_at`) REFERENCES `llm_log_chunks`(`from_at`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- What is kept by column is dropped as soon as a call of its stretch is written; it is made anew between other work.
CREATE TRIGGER `llm_log_facts_chunk_insert` AFTER INSERT ON `llm_log_facts` BEGIN
	DELETE FROM `llm_log_chunks` WHERE `from_at` = (SELECT max(`from_at`) FROM `llm_log_chunks` WHERE `from_at` <= new.`at`) AND `to_at` > new.`at`;
END;
--> statement-breakpoint
CREATE TRIGGER `llm_log_facts_chunk_update` AFTER UPDATE ON `llm_log_facts` BEGIN
	DELETE FROM `llm_log_chunks` WHERE `from_at` = (SELECT max(`from_at`) FROM `llm_log_chunks` WHERE `from_at` <= old.`at`) AND `to_at` > old.`at`;
	DELETE FROM `llm_log_chunks` WHERE `from_at` = (SELECT max(`from_at`) FROM `llm_log_chunks` WHERE `from_at` <= new.`at`) AND `to_at` > new.`at`;
END;
--> statement-breakpoint
CREATE TRIGGER `llm_log_facts_chunk_delete` AFTER DELETE ON `llm_log_facts` BEGIN
	DELETE FROM `llm_log_chunks` WHERE `from_at` = (SELECT max(`from_at`) FROM `llm_log_chunks` WHERE `from_at` <= old.`at`) AND `to_at` > old.`at`;
END;
