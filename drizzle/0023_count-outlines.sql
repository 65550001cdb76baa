-- The list of campaigns counts outlines as a campaign's own page does: what was counted before is counted again.
UPDATE `campaigns` SET
	`pieces_total` = (SELECT count(*) FROM `blocks` WHERE `blocks`.`campaign_id` = `campaigns`.`id` AND `blocks`.`removed_at` IS NULL AND `blocks`.`kind` <> 'schedule'),
	`pieces_done` = (SELECT count(*) FROM `blocks` WHERE `blocks`.`campaign_id` = `campaigns`.`id` AND `blocks`.`removed_at` IS NULL AND `blocks`.`kind` <> 'schedule' AND `blocks`.`state` = 'ready');
