DROP INDEX `activity_logs_at`;--> statement-breakpoint
DROP INDEX `activity_logs_actor`;--> statement-breakpoint
DROP INDEX `activity_logs_entity`;--> statement-breakpoint
DROP INDEX `activity_logs_action`;--> statement-breakpoint
CREATE INDEX `activity_logs_at` ON `activity_logs` (`at`,`id`,`actor_id`,`entity_type`,`entity_id`,`action`,`result`,`source`);--> statement-breakpoint
CREATE INDEX `activity_logs_actor` ON `activity_logs` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_logs_entity` ON `activity_logs` (`entity_type`,`entity_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_logs_action` ON `activity_logs` (`action`,`at`,`id`);