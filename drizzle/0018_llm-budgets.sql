CREATE TABLE `llm_spending` (
	`slot` integer NOT NULL,
	`model` text NOT NULL,
	`currency` text NOT NULL,
	`cost` real NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`slot`, `model`, `currency`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `company_settings` ADD `monthly_budget` real;--> statement-breakpoint
ALTER TABLE `company_settings` ADD `budget_currency` text;--> statement-breakpoint
ALTER TABLE `company_settings` ADD `budget_stops` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `company_settings` ADD `budget_warned` text;--> statement-breakpoint
ALTER TABLE `models` ADD `monthly_budget` real;--> statement-breakpoint
ALTER TABLE `models` ADD `budget_stops` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `models` ADD `budget_warned` text;
--> statement-breakpoint
INSERT INTO `llm_spending` (`slot`, `model`, `currency`, `cost`, `calls`)
	SELECT `at` / 900000, coalesce(`model_id`, `model_name`), iif(`cost` IS NULL, '', coalesce(`currency`, '')) AS `paid_in`, sum(iif(`currency` IS NULL, 0, coalesce(`cost`, 0))), count(*) FROM `llm_logs` WHERE `provider` <> 'builtin' AND `status` <> 'running' AND (`cost` IS NOT NULL OR `status` = 'success' OR `tokens_fresh` IS NOT NULL) GROUP BY 1, 2, 3;
--> statement-breakpoint
-- What was spent stays spent: rows that are deleted take nothing away. A failed call without a word about tokens was not paid for.
CREATE TRIGGER `llm_logs_spending_insert` AFTER INSERT ON `llm_logs` BEGIN
	INSERT INTO `llm_spending` (`slot`, `model`, `currency`, `cost`, `calls`) SELECT new.`at` / 900000, coalesce(new.`model_id`, new.`model_name`), iif(new.`cost` IS NULL, '', coalesce(new.`currency`, '')), 0, 0
		WHERE new.`provider` <> 'builtin' AND new.`status` <> 'running' AND (new.`cost` IS NOT NULL OR new.`status` = 'success' OR new.`tokens_fresh` IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM `llm_spending` WHERE `slot` = new.`at` / 900000 AND `model` = coalesce(new.`model_id`, new.`model_name`) AND `currency` = iif(new.`cost` IS NULL, '', coalesce(new.`currency`, '')));
	UPDATE `llm_spending` SET `cost` = `cost` + iif(new.`currency` IS NULL, 0, coalesce(new.`cost`, 0)), `calls` = `calls` + 1 WHERE `slot` = new.`at` / 900000 AND `model` = coalesce(new.`model_id`, new.`model_name`) AND `currency` = iif(new.`cost` IS NULL, '', coalesce(new.`currency`, '')) AND new.`provider` <> 'builtin' AND new.`status` <> 'running' AND (new.`cost` IS NOT NULL OR new.`status` = 'success' OR new.`tokens_fresh` IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `llm_logs_spending_update` AFTER UPDATE OF `at`, `model_id`, `model_name`, `provider`, `status`, `tokens_fresh`, `cost`, `currency` ON `llm_logs` BEGIN
	UPDATE `llm_spending` SET `cost` = `cost` - iif(old.`currency` IS NULL, 0, coalesce(old.`cost`, 0)), `calls` = `calls` - 1 WHERE `slot` = old.`at` / 900000 AND `model` = coalesce(old.`model_id`, old.`model_name`) AND `currency` = iif(old.`cost` IS NULL, '', coalesce(old.`currency`, '')) AND old.`provider` <> 'builtin' AND old.`status` <> 'running' AND (old.`cost` IS NOT NULL OR old.`status` = 'success' OR old.`tokens_fresh` IS NOT NULL);
	INSERT INTO `llm_spending` (`slot`, `model`, `currency`, `cost`, `calls`) SELECT new.`at` / 900000, coalesce(new.`model_id`, new.`model_name`), iif(new.`cost` IS NULL, '', coalesce(new.`currency`, '')), 0, 0
		WHERE new.`provider` <> 'builtin' AND new.`status` <> 'running' AND (new.`cost` IS NOT NULL OR new.`status` = 'success' OR new.`tokens_fresh` IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM `llm_spending` WHERE `slot` = new.`at` / 900000 AND `model` = coalesce(new.`model_id`, new.`model_name`) AND `currency` = iif(new.`cost` IS NULL, '', coalesce(new.`currency`, '')));
	UPDATE `llm_spending` SET `cost` = `cost` + iif(new.`currency` IS NULL, 0, coalesce(new.`cost`, 0)), `calls` = `calls` + 1 WHERE `slot` = new.`at` / 900000 AND `model` = coalesce(new.`model_id`, new.`model_name`) AND `currency` = iif(new.`cost` IS NULL, '', coalesce(new.`currency`, '')) AND new.`provider` <> 'builtin' AND new.`status` <> 'running' AND (new.`cost` IS NOT NULL OR new.`status` = 'success' OR new.`tokens_fresh` IS NOT NULL);
END;
