DROP INDEX `campaigns_status`;--> statement-breakpoint
DROP INDEX `campaigns_from`;--> statement-breakpoint
CREATE INDEX `campaigns_status` ON `campaigns` (`deleted_at`,`status`,`updated_at`,`id`,`to_date`);--> statement-breakpoint
CREATE INDEX `campaigns_from` ON `campaigns` (`deleted_at`,`from_date`,`id`,`to_date`);