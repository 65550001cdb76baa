-- A number that rises when a campaign moves in the list without being found by anybody else than before. Together with
-- `campaigns.count` it covers everything that decides which campaigns are on a page; progress is no part of that.
INSERT INTO `change_counters` (`name`, `value`) VALUES ('campaigns.order', 0);
--> statement-breakpoint
CREATE TRIGGER `count_campaigns_order` AFTER UPDATE OF `created_at`, `updated_at` ON `campaigns`
WHEN (old.created_at, old.updated_at) IS NOT (new.created_at, new.updated_at) BEGIN
	UPDATE `change_counters` SET `value` = `value` + 1 WHERE `name` = 'campaigns.order';
END;
