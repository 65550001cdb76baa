CREATE TABLE `activity_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`actor_roles` text NOT NULL,
	`action` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text,
	`entity_name` text NOT NULL,
	`changes` text NOT NULL,
	`address` text NOT NULL,
	`source` text NOT NULL,
	`request_id` text NOT NULL,
	`result` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `activity_logs_at` ON `activity_logs` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_logs_actor` ON `activity_logs` (`actor_id`,`at`);--> statement-breakpoint
CREATE INDEX `activity_logs_entity` ON `activity_logs` (`entity_type`,`entity_id`,`at`);--> statement-breakpoint
CREATE INDEX `activity_logs_action` ON `activity_logs` (`action`,`at`);--> statement-breakpoint
CREATE TABLE `change_counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`purpose` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`state` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `files_state` ON `files` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `files_hash` ON `files` (`sha256`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_key` ON `idempotency_keys` (`user_id`,`call`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`kind` text NOT NULL,
	`language_id` text NOT NULL,
	`channel_id` text,
	`place` text,
	`position` integer NOT NULL,
	`state` text NOT NULL,
	`out_of_date` integer NOT NULL,
	`overrides` text NOT NULL,
	`version_count` integer NOT NULL,
	`next_number` integer NOT NULL,
	`selected_version_id` text,
	`failure` text,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_id`) REFERENCES `languages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`channel_id`) REFERENCES `channels`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blocks_place` ON `blocks` (`campaign_id`,`place`);--> statement-breakpoint
CREATE INDEX `blocks_campaign` ON `blocks` (`campaign_id`,`removed_at`,`language_id`,`position`);--> statement-breakpoint
CREATE INDEX `blocks_language` ON `blocks` (`language_id`);--> statement-breakpoint
CREATE INDEX `blocks_channel` ON `blocks` (`channel_id`);--> statement-breakpoint
CREATE TABLE `campaign_drafts` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`values` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_languages` (
	`campaign_id` text NOT NULL,
	`language_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `language_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_id`) REFERENCES `languages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `campaign_languages_language` ON `campaign_languages` (`language_id`,`campaign_id`);--> statement-breakpoint
CREATE INDEX `campaign_languages_order` ON `campaign_languages` (`campaign_id`,`position`);--> statement-breakpoint
CREATE TABLE `campaign_teams` (
	`campaign_id` text NOT NULL,
	`team_id` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `team_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_teams_team` ON `campaign_teams` (`team_id`,`campaign_id`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`name_folded` text,
	`description` text NOT NULL,
	`main_story` text NOT NULL,
	`own_objectives` text NOT NULL,
	`objective_ids` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`timezone` text NOT NULL,
	`voice_id` text,
	`privacy` text NOT NULL,
	`generation_mode` text NOT NULL,
	`content_schedule` integer NOT NULL,
	`audience` text NOT NULL,
	`key_messages` text NOT NULL,
	`call_to_action` text NOT NULL,
	`links` text NOT NULL,
	`mandatory_text` text NOT NULL,
	`forbidden_claims` text NOT NULL,
	`tags` text NOT NULL,
	`status` text NOT NULL,
	`language_codes` text NOT NULL,
	`channel_codes` text NOT NULL,
	`pieces_total` integer NOT NULL,
	`pieces_done` integer NOT NULL,
	`pieces_failed` integer NOT NULL,
	`archived_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`voice_id`) REFERENCES `voices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_name` ON `campaigns` (`name_folded`);--> statement-breakpoint
CREATE INDEX `campaigns_updated` ON `campaigns` (`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_by_name` ON `campaigns` (`deleted_at`,`name_folded`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_status` ON `campaigns` (`deleted_at`,`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_from` ON `campaigns` (`deleted_at`,`from_date`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_owner` ON `campaigns` (`deleted_at`,`owner_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_owner_ref` ON `campaigns` (`owner_id`);--> statement-breakpoint
CREATE INDEX `campaigns_privacy` ON `campaigns` (`deleted_at`,`privacy`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_voice` ON `campaigns` (`voice_id`);--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`name` text NOT NULL,
	`name_folded` text,
	`description` text NOT NULL,
	`brief` text NOT NULL,
	`span_days` integer NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name` ON `templates` (`name_folded`);--> statement-breakpoint
CREATE INDEX `templates_updated` ON `templates` (`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `templates_by_name` ON `templates` (`deleted_at`,`name_folded`,`id`);--> statement-breakpoint
CREATE INDEX `templates_owner` ON `templates` (`owner_id`);--> statement-breakpoint
CREATE TABLE `versions` (
	`id` text PRIMARY KEY NOT NULL,
	`block_id` text NOT NULL,
	`number` integer NOT NULL,
	`origin` text NOT NULL,
	`label` text NOT NULL,
	`content` text NOT NULL,
	`text` text NOT NULL,
	`checks` text NOT NULL,
	`warnings` integer NOT NULL,
	`note` text NOT NULL,
	`is_incomplete` integer NOT NULL,
	`base_version_id` text,
	`editing_session` text,
	`author_id` text,
	`author_name` text NOT NULL,
	`run_id` text,
	`task_id` text,
	`model_id` text,
	`model_name` text,
	`is_offline` integer NOT NULL,
	`parameters` text,
	`messages` text,
	`outline_version_id` text,
	`style_guide_id` text,
	`style_guide_version` integer,
	`tokens_in` integer,
	`tokens_out` integer,
	`tokens_cached` integer,
	`tokens_estimated` integer,
	`cost` real,
	`currency` text,
	`total_ms` integer,
	`first_token_ms` integer,
	`finish_reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`block_id`) REFERENCES `blocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `versions_number` ON `versions` (`block_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `versions_task` ON `versions` (`task_id`);--> statement-breakpoint
CREATE INDEX `versions_author` ON `versions` (`author_id`);--> statement-breakpoint
CREATE INDEX `versions_model` ON `versions` (`model_id`);--> statement-breakpoint
CREATE INDEX `versions_run` ON `versions` (`run_id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`is_pinned` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`,`is_pinned`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`status` text NOT NULL,
	`tool_calls` text NOT NULL,
	`campaign_ids` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `channels` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`status` text NOT NULL,
	`description` text NOT NULL,
	`icon` text NOT NULL,
	`kind` text NOT NULL,
	`fields` text NOT NULL,
	`attributes` text NOT NULL,
	`system_prompt` text NOT NULL,
	`user_prompt` text NOT NULL,
	`model_id` text,
	`parameters` text NOT NULL,
	`unit` text NOT NULL,
	`fold` integer,
	`position` integer NOT NULL,
	`limits_checked_on` text,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `channels_code` ON `channels` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `channels_name` ON `channels` (`name_folded`);--> statement-breakpoint
CREATE INDEX `channels_status` ON `channels` (`status`,`position`);--> statement-breakpoint
CREATE INDEX `channels_order` ON `channels` (`position`);--> statement-breakpoint
CREATE INDEX `channels_model` ON `channels` (`model_id`);--> statement-breakpoint
CREATE TABLE `company_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo_file_id` text,
	`timezone` text NOT NULL,
	`ms_auth` integer NOT NULL,
	`enable_chat_agent` integer NOT NULL,
	`llm_body_days` integer NOT NULL,
	`llm_metadata_days` integer NOT NULL,
	`activity_days` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `configuration_history` (
	`id` text PRIMARY KEY NOT NULL,
	`configuration_id` text NOT NULL,
	`number` integer NOT NULL,
	`snapshot` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`configuration_id`) REFERENCES `configurations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `configuration_history_number` ON `configuration_history` (`configuration_id`,`number`);--> statement-breakpoint
CREATE TABLE `configurations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`attributes` text NOT NULL,
	`rules` text,
	`system_prompt` text NOT NULL,
	`user_prompt` text NOT NULL,
	`model_id` text,
	`parameters` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `configurations_kind` ON `configurations` (`kind`);--> statement-breakpoint
CREATE INDEX `configurations_model` ON `configurations` (`model_id`);--> statement-breakpoint
CREATE TABLE `examples` (
	`id` text PRIMARY KEY NOT NULL,
	`voice_id` text,
	`language_id` text NOT NULL,
	`channel_id` text,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`rating` integer,
	`use_in_prompts` integer NOT NULL,
	`source` text NOT NULL,
	`file_id` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`voice_id`) REFERENCES `voices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_id`) REFERENCES `languages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`channel_id`) REFERENCES `channels`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `examples_voice` ON `examples` (`voice_id`,`language_id`,`channel_id`);--> statement-breakpoint
CREATE INDEX `examples_language` ON `examples` (`language_id`);--> statement-breakpoint
CREATE INDEX `examples_channel` ON `examples` (`channel_id`);--> statement-breakpoint
CREATE INDEX `examples_updated` ON `examples` (`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `languages` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`native_name` text NOT NULL,
	`direction` text NOT NULL,
	`word_spacing` integer NOT NULL,
	`formality_note` text NOT NULL,
	`status` text NOT NULL,
	`is_default` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `languages_code` ON `languages` (`code`);--> statement-breakpoint
CREATE INDEX `languages_status` ON `languages` (`status`,`position`);--> statement-breakpoint
CREATE INDEX `languages_order` ON `languages` (`position`);--> statement-breakpoint
CREATE TABLE `model_secrets` (
	`model_id` text PRIMARY KEY NOT NULL,
	`encrypted_api_key` text,
	`encrypted_headers` text,
	`origin` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `models` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`model_name` text NOT NULL,
	`deployment_name` text,
	`endpoint_url` text,
	`api_version` text,
	`has_api_key` integer NOT NULL,
	`api_key_hint` text,
	`parameters` text NOT NULL,
	`capabilities` text NOT NULL,
	`context_size` integer,
	`price_in` real,
	`price_out` real,
	`price_cached` real,
	`currency` text,
	`max_concurrency` integer NOT NULL,
	`requests_per_minute` integer,
	`timeout_seconds` integer NOT NULL,
	`fallback_model_id` text,
	`status` text NOT NULL,
	`health` text NOT NULL,
	`health_message` text DEFAULT '' NOT NULL,
	`is_default_content` integer NOT NULL,
	`is_default_chat` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `models_name` ON `models` (`name_folded`);--> statement-breakpoint
CREATE INDEX `models_status` ON `models` (`status`);--> statement-breakpoint
CREATE INDEX `models_fallback` ON `models` (`fallback_model_id`);--> statement-breakpoint
CREATE TABLE `objectives` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`description` text NOT NULL,
	`kpi_hint` text NOT NULL,
	`call_to_action` text NOT NULL,
	`status` text NOT NULL,
	`is_default` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `objectives_name` ON `objectives` (`name_folded`);--> statement-breakpoint
CREATE INDEX `objectives_status` ON `objectives` (`status`,`position`);--> statement-breakpoint
CREATE INDEX `objectives_order` ON `objectives` (`position`);--> statement-breakpoint
CREATE TABLE `style_guides` (
	`id` text PRIMARY KEY NOT NULL,
	`voice_id` text NOT NULL,
	`language_id` text NOT NULL,
	`channel_ids` text NOT NULL,
	`markdown` text NOT NULL,
	`tone_words` text NOT NULL,
	`audience` text NOT NULL,
	`person` text,
	`form_of_address` text NOT NULL,
	`do_rules` text NOT NULL,
	`dont_rules` text NOT NULL,
	`banned_terms` text NOT NULL,
	`preferred_terms` text NOT NULL,
	`emoji` text,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`voice_id`) REFERENCES `voices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_id`) REFERENCES `languages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `style_guides_place` ON `style_guides` (`voice_id`,`language_id`,`position`);--> statement-breakpoint
CREATE INDEX `style_guides_language` ON `style_guides` (`language_id`);--> statement-breakpoint
CREATE TABLE `voices` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_folded` text,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`is_default` integer NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voices_name` ON `voices` (`name_folded`);--> statement-breakpoint
CREATE INDEX `voices_status` ON `voices` (`deleted_at`,`status`,`name_folded`);--> statement-breakpoint
CREATE INDEX `voices_by_name` ON `voices` (`deleted_at`,`name_folded`,`id`);--> statement-breakpoint
CREATE INDEX `voices_updated` ON `voices` (`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `llm_log_bodies` (
	`log_id` text PRIMARY KEY NOT NULL,
	`messages` text NOT NULL,
	`reply` text NOT NULL,
	`endpoint_words` text NOT NULL,
	FOREIGN KEY (`log_id`) REFERENCES `llm_logs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `llm_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`campaign_id` text,
	`language_code` text,
	`channel_code` text,
	`block_id` text,
	`task_id` text,
	`version_id` text,
	`conversation_id` text,
	`model_id` text,
	`model_name` text NOT NULL,
	`provider` text NOT NULL,
	`parameters` text NOT NULL,
	`dropped` text NOT NULL,
	`status` text NOT NULL,
	`finish_reason` text,
	`error_code` text,
	`http_status` integer,
	`tokens_in` integer,
	`tokens_out` integer,
	`tokens_cached` integer,
	`tokens_estimated` integer,
	`cost` real,
	`currency` text,
	`total_ms` integer,
	`first_token_ms` integer,
	`attempt` integer NOT NULL,
	`request_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `llm_logs_at` ON `llm_logs` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `llm_logs_campaign` ON `llm_logs` (`campaign_id`,`at`);--> statement-breakpoint
CREATE INDEX `llm_logs_user` ON `llm_logs` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `llm_logs_model` ON `llm_logs` (`model_id`,`at`);--> statement-breakpoint
CREATE INDEX `llm_logs_task` ON `llm_logs` (`task_id`,`attempt`);--> statement-breakpoint
CREATE INDEX `llm_logs_block` ON `llm_logs` (`block_id`);--> statement-breakpoint
CREATE INDEX `llm_logs_status` ON `llm_logs` (`status`,`at`);--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`user_id` text,
	`scope` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`idempotency_key` text,
	`tasks_total` integer NOT NULL,
	`tasks_done` integer NOT NULL,
	`tasks_failed` integer NOT NULL,
	`tokens_in` integer NOT NULL,
	`tokens_out` integer NOT NULL,
	`cost` real,
	`currency` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `runs_campaign` ON `runs` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `runs_state` ON `runs` (`state`);--> statement-breakpoint
CREATE INDEX `runs_user` ON `runs` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `runs_idempotency` ON `runs` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `task_dependencies` (
	`task_id` text NOT NULL,
	`depends_on` text NOT NULL,
	PRIMARY KEY(`task_id`, `depends_on`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`depends_on`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `task_dependencies_on` ON `task_dependencies` (`depends_on`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`block_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`active_block_id` text,
	`model_id` text,
	`note` text NOT NULL,
	`attempt` integer NOT NULL,
	`max_attempts` integer NOT NULL,
	`retry_at` integer,
	`message` text,
	`lease_until` integer,
	`leased_by` text,
	`partial_text` text NOT NULL,
	`answer` text,
	`failure_code` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`block_id`) REFERENCES `blocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tasks_run` ON `tasks` (`run_id`,`state`);--> statement-breakpoint
CREATE INDEX `tasks_due` ON `tasks` (`state`,`retry_at`);--> statement-breakpoint
CREATE INDEX `tasks_campaign` ON `tasks` (`campaign_id`,`state`);--> statement-breakpoint
CREATE INDEX `tasks_block` ON `tasks` (`block_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `tasks_model` ON `tasks` (`model_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_active_block` ON `tasks` (`active_block_id`);--> statement-breakpoint
CREATE TABLE `connected_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`display_name` text NOT NULL,
	`encrypted_tokens` text,
	`token_expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connected_accounts_subject` ON `connected_accounts` (`provider`,`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `connected_accounts_user` ON `connected_accounts` (`user_id`,`provider`);--> statement-breakpoint
CREATE TABLE `password_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_tokens_hash` ON `password_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_tokens_user` ON `password_tokens` (`user_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `roles` (
	`id` text PRIMARY KEY NOT NULL,
	`system_key` text,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`description` text NOT NULL,
	`grants` text NOT NULL,
	`is_system` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roles_name` ON `roles` (`name_folded`);--> statement-breakpoint
CREATE UNIQUE INDEX `roles_system_key` ON `roles` (`system_key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`remember` integer NOT NULL,
	`user_agent` text NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_failures` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_failures_account` ON `sign_in_failures` (`email`,`address`,`at`);--> statement-breakpoint
CREATE INDEX `sign_in_failures_address` ON `sign_in_failures` (`address`,`at`);--> statement-breakpoint
CREATE INDEX `sign_in_failures_at` ON `sign_in_failures` (`at`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	`can_edit` integer NOT NULL,
	PRIMARY KEY(`team_id`, `user_id`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_user` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`description` text NOT NULL,
	`colour` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name` ON `teams` (`name_folded`);--> statement-breakpoint
CREATE INDEX `teams_status` ON `teams` (`status`,`name_folded`);--> statement-breakpoint
CREATE TABLE `user_passwords` (
	`user_id` text PRIMARY KEY NOT NULL,
	`password_hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_preferences` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`value_type` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text NOT NULL,
	`role_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `role_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_roles_role` ON `user_roles` (`role_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`profile_pic` text,
	`job_title` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`timezone` text NOT NULL,
	`auth_source` text DEFAULT 'password' NOT NULL,
	`last_login_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`status`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`last_name`,`first_name`,`id`);--> statement-breakpoint
CREATE INDEX `users_login` ON `users` (`last_login_at`,`id`);