ALTER TABLE `models` ADD `last_test` text;--> statement-breakpoint
ALTER TABLE `models` ADD `deleted_at` integer;--> statement-breakpoint
-- Blocks that chose a model for themselves; the schema cannot say an index over an expression with two arguments.
CREATE INDEX `blocks_model` ON `blocks` (json_extract(`overrides`, '$.model_id')) WHERE json_extract(`overrides`, '$.model_id') IS NOT NULL;
