CREATE TABLE "activity_logs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text COLLATE "C",
	"actor_name" text COLLATE "C" NOT NULL,
	"actor_roles" json NOT NULL,
	"action" text COLLATE "C" NOT NULL,
	"entity_type" text COLLATE "C" NOT NULL,
	"entity_id" text COLLATE "C",
	"entity_name" text COLLATE "C" NOT NULL,
	"changes" json NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"request_id" text COLLATE "C" NOT NULL,
	"result" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_counters" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" text COLLATE "C",
	"purpose" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"content_type" text COLLATE "C" NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"message" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"call" text COLLATE "C" NOT NULL,
	"result" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"recipient" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"sealed" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"language_id" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C",
	"place" text COLLATE "C",
	"position" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"out_of_date" boolean NOT NULL,
	"overrides" json NOT NULL,
	"version_count" bigint NOT NULL,
	"next_number" bigint NOT NULL,
	"selected_version_id" text COLLATE "C",
	"failure" json,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_drafts" (
	"user_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"values" json NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_drafts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "campaign_languages" (
	"campaign_id" text COLLATE "C" NOT NULL,
	"language_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "campaign_languages_campaign_id_language_id_pk" PRIMARY KEY("campaign_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_teams" (
	"campaign_id" text COLLATE "C" NOT NULL,
	"team_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "campaign_teams_campaign_id_team_id_pk" PRIMARY KEY("campaign_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C",
	"description" text COLLATE "C" NOT NULL,
	"main_story" text COLLATE "C" NOT NULL,
	"own_objectives" json NOT NULL,
	"objective_ids" json NOT NULL,
	"from_date" text COLLATE "C" NOT NULL,
	"to_date" text COLLATE "C" NOT NULL,
	"timezone" text COLLATE "C" NOT NULL,
	"voice_id" text COLLATE "C",
	"privacy" text COLLATE "C" NOT NULL,
	"generation_mode" text COLLATE "C" NOT NULL,
	"content_schedule" boolean NOT NULL,
	"audience" text COLLATE "C" NOT NULL,
	"key_messages" json NOT NULL,
	"call_to_action" text COLLATE "C" NOT NULL,
	"links" json NOT NULL,
	"mandatory_text" text COLLATE "C" NOT NULL,
	"forbidden_claims" text COLLATE "C" NOT NULL,
	"tags" json NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"language_codes" json NOT NULL,
	"channel_codes" json NOT NULL,
	"pieces_total" bigint NOT NULL,
	"pieces_done" bigint NOT NULL,
	"pieces_failed" bigint NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_teams" (
	"template_id" text COLLATE "C" NOT NULL,
	"team_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "template_teams_template_id_team_id_pk" PRIMARY KEY("template_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C",
	"description" text COLLATE "C" NOT NULL,
	"brief" json NOT NULL,
	"span_days" bigint NOT NULL,
	"privacy" text COLLATE "C" DEFAULT 'public' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"block_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"origin" text COLLATE "C" NOT NULL,
	"label" text COLLATE "C" NOT NULL,
	"content" json NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"checks" json NOT NULL,
	"warnings" bigint NOT NULL,
	"note" text COLLATE "C" NOT NULL,
	"is_incomplete" boolean NOT NULL,
	"base_version_id" text COLLATE "C",
	"editing_session" text COLLATE "C",
	"author_id" text COLLATE "C",
	"author_name" text COLLATE "C" NOT NULL,
	"run_id" text COLLATE "C",
	"task_id" text COLLATE "C",
	"model_id" text COLLATE "C",
	"model_name" text COLLATE "C",
	"is_offline" boolean NOT NULL,
	"parameters" json,
	"messages" json,
	"outline_version_id" text COLLATE "C",
	"style_guide_id" text COLLATE "C",
	"style_guide_version" bigint,
	"tokens_in" bigint,
	"tokens_out" bigint,
	"tokens_cached" bigint,
	"tokens_estimated" boolean,
	"cost" double precision,
	"currency" text COLLATE "C",
	"total_ms" bigint,
	"first_token_ms" bigint,
	"finish_reason" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_proposals" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"message_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"proposal" json NOT NULL,
	"base" json NOT NULL,
	"result" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_pages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"conversation_id" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C",
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"titled_by_hand" boolean NOT NULL,
	"is_pinned" boolean NOT NULL,
	"leaf_id" text COLLATE "C",
	"summary" text COLLATE "C",
	"summary_until" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations_unindexed" (
	"conversation_id" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_pages" (
	"message_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"page_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"conversation_id" text COLLATE "C" NOT NULL,
	"parent_id" text COLLATE "C",
	"role" text COLLATE "C" NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"active_conversation_id" text COLLATE "C",
	"steps" json NOT NULL,
	"sources" json NOT NULL,
	"rating" text COLLATE "C",
	"problem" text COLLATE "C",
	"model_id" text COLLATE "C",
	"model_name" text COLLATE "C",
	"work" json,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"request_id" text COLLATE "C",
	"idempotency_key" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"icon" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"fields" json NOT NULL,
	"attributes" json NOT NULL,
	"system_prompt" text COLLATE "C" NOT NULL,
	"user_prompt" text COLLATE "C" NOT NULL,
	"model_id" text COLLATE "C",
	"parameters" json NOT NULL,
	"unit" text COLLATE "C" NOT NULL,
	"fold" bigint,
	"position" bigint NOT NULL,
	"limits_checked_on" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"logo_file_id" text COLLATE "C",
	"timezone" text COLLATE "C" NOT NULL,
	"ms_auth" boolean NOT NULL,
	"enable_chat_agent" boolean NOT NULL,
	"llm_body_days" bigint NOT NULL,
	"llm_metadata_days" bigint NOT NULL,
	"activity_days" bigint NOT NULL,
	"monthly_budget" double precision,
	"budget_currency" text COLLATE "C",
	"budget_stops" boolean DEFAULT false NOT NULL,
	"budget_warned" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration_history" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"configuration_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"snapshot" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"attributes" json NOT NULL,
	"rules" json,
	"system_prompt" text COLLATE "C" NOT NULL,
	"user_prompt" text COLLATE "C" NOT NULL,
	"model_id" text COLLATE "C",
	"parameters" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examples" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"voice_id" text COLLATE "C",
	"language_id" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C",
	"title" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"rating" bigint,
	"use_in_prompts" boolean NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"file_id" text COLLATE "C",
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"native_name" text COLLATE "C" NOT NULL,
	"direction" text COLLATE "C" NOT NULL,
	"word_spacing" boolean NOT NULL,
	"formality_note" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"is_default" boolean NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_secrets" (
	"model_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"encrypted_api_key" text COLLATE "C",
	"encrypted_headers" text COLLATE "C",
	"origin" text COLLATE "C" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"model_name" text COLLATE "C" NOT NULL,
	"deployment_name" text COLLATE "C",
	"endpoint_url" text COLLATE "C",
	"api_version" text COLLATE "C",
	"has_api_key" boolean NOT NULL,
	"api_key_hint" text COLLATE "C",
	"parameters" json NOT NULL,
	"capabilities" json NOT NULL,
	"context_size" bigint,
	"price_in" double precision,
	"price_out" double precision,
	"price_cached" double precision,
	"currency" text COLLATE "C",
	"price_origin" text COLLATE "C",
	"monthly_budget" double precision,
	"budget_stops" boolean DEFAULT false NOT NULL,
	"budget_warned" text COLLATE "C",
	"max_concurrency" bigint NOT NULL,
	"requests_per_minute" bigint,
	"timeout_seconds" bigint NOT NULL,
	"fallback_model_id" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"health" text COLLATE "C" NOT NULL,
	"health_message" text COLLATE "C" DEFAULT '' NOT NULL,
	"is_default_content" boolean NOT NULL,
	"is_default_chat" boolean NOT NULL,
	"last_test" json,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "objectives" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"kpi_hint" text COLLATE "C" NOT NULL,
	"call_to_action" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"is_default" boolean NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "style_guides" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"voice_id" text COLLATE "C" NOT NULL,
	"language_id" text COLLATE "C" NOT NULL,
	"channel_ids" json NOT NULL,
	"markdown" text COLLATE "C" NOT NULL,
	"tone_words" json NOT NULL,
	"audience" text COLLATE "C" NOT NULL,
	"person" text COLLATE "C",
	"form_of_address" text COLLATE "C" NOT NULL,
	"do_rules" json NOT NULL,
	"dont_rules" json NOT NULL,
	"banned_terms" json NOT NULL,
	"preferred_terms" json NOT NULL,
	"emoji" text COLLATE "C",
	"position" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" text COLLATE "C" NOT NULL,
	"voice_id" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"size" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"review" text COLLATE "C",
	"message" text COLLATE "C" DEFAULT '' NOT NULL,
	"examples" bigint DEFAULT 0 NOT NULL,
	"without_language" bigint DEFAULT 0 NOT NULL,
	"language_ids" json NOT NULL,
	"split_into" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"pieces" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C",
	"description" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"is_default" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_experiment_calls" (
	"experiment_id" text COLLATE "C" NOT NULL,
	"log_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"replay_id" text COLLATE "C",
	"begun" bigint NOT NULL,
	"verdict" text COLLATE "C",
	"original_failed" bigint,
	"replay_failed" bigint,
	"message" text COLLATE "C",
	CONSTRAINT "llm_experiment_calls_experiment_id_log_id_pk" PRIMARY KEY("experiment_id","log_id")
);
--> statement-breakpoint
CREATE TABLE "llm_experiments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"change" json NOT NULL,
	"model_id" text COLLATE "C",
	"request_id" text COLLATE "C",
	"idempotency_key" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "llm_log_bodies" (
	"log_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"messages" json NOT NULL,
	"reply" text COLLATE "C" NOT NULL,
	"tool_calls" json,
	"endpoint_words" text COLLATE "C" NOT NULL,
	"usage" json
);
--> statement-breakpoint
CREATE TABLE "llm_log_chunks" (
	"from_at" bigint PRIMARY KEY NOT NULL,
	"to_at" bigint NOT NULL,
	"calls" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_log_columns" (
	"from_at" bigint NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"width" bigint NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "llm_log_columns_from_at_name_pk" PRIMARY KEY("from_at","name")
);
--> statement-breakpoint
CREATE TABLE "llm_log_facts" (
	"at" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"purpose" bigint NOT NULL,
	"user" bigint,
	"campaign" bigint,
	"language" bigint,
	"channel" bigint,
	"model" bigint NOT NULL,
	"status" bigint NOT NULL,
	"tokens_fresh" bigint,
	"tokens_cached" bigint,
	"tokens_out" bigint,
	"tokens_reasoning" bigint,
	"cost" double precision,
	"currency" bigint,
	"total_ms" bigint,
	"first_token_ms" bigint,
	"attempt" bigint NOT NULL,
	CONSTRAINT "llm_log_facts_at_seq_pk" PRIMARY KEY("at","seq")
);
--> statement-breakpoint
CREATE TABLE "llm_log_names" (
	"n" bigint PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	CONSTRAINT "llm_log_names_value_unique" UNIQUE("value")
);
--> statement-breakpoint
CREATE TABLE "llm_log_unindexed" (
	"seq" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_log_unsent" (
	"log_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tries" bigint NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_logs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"campaign_id" text COLLATE "C",
	"language_code" text COLLATE "C",
	"channel_code" text COLLATE "C",
	"block_id" text COLLATE "C",
	"task_id" text COLLATE "C",
	"version_id" text COLLATE "C",
	"conversation_id" text COLLATE "C",
	"model_id" text COLLATE "C",
	"model_name" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"parameters" json NOT NULL,
	"dropped" json NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"finish_reason" text COLLATE "C",
	"error_code" text COLLATE "C",
	"http_status" bigint,
	"tokens_fresh" bigint,
	"tokens_cached" bigint,
	"tokens_out" bigint,
	"tokens_reasoning" bigint,
	"tokens_estimated" boolean,
	"cost" double precision,
	"currency" text COLLATE "C",
	"price_fresh" double precision,
	"price_cached" double precision,
	"price_out" double precision,
	"price_origin" text COLLATE "C",
	"total_ms" bigint,
	"first_token_ms" bigint,
	"attempt" bigint NOT NULL,
	"request_id" text COLLATE "C",
	"answered_by" text COLLATE "C",
	"replay_of" text COLLATE "C",
	"seq" bigint
);
--> statement-breakpoint
CREATE TABLE "llm_spending" (
	"slot" bigint NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"cost" double precision NOT NULL,
	"calls" bigint NOT NULL,
	CONSTRAINT "llm_spending_slot_model_currency_pk" PRIMARY KEY("slot","model","currency")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"scope" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"idempotency_key" text COLLATE "C",
	"tasks_total" bigint NOT NULL,
	"tasks_done" bigint NOT NULL,
	"tasks_failed" bigint NOT NULL,
	"tokens_in" bigint NOT NULL,
	"tokens_out" bigint NOT NULL,
	"cost" double precision,
	"currency" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_dependencies" (
	"task_id" text COLLATE "C" NOT NULL,
	"depends_on" text COLLATE "C" NOT NULL,
	CONSTRAINT "task_dependencies_task_id_depends_on_pk" PRIMARY KEY("task_id","depends_on")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"run_id" text COLLATE "C" NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"block_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"active_block_id" text COLLATE "C",
	"model_id" text COLLATE "C",
	"note" text COLLATE "C" NOT NULL,
	"attempt" bigint NOT NULL,
	"max_attempts" bigint NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"message" text COLLATE "C",
	"lease_until" timestamp (3) with time zone,
	"leased_by" text COLLATE "C",
	"partial_text" text COLLATE "C" NOT NULL,
	"answer" json,
	"failure_code" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "connected_accounts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"issuer" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"display_name" text COLLATE "C" NOT NULL,
	"encrypted_tokens" text COLLATE "C",
	"token_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_attempts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"browser_hash" text COLLATE "C" NOT NULL,
	"sealed" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"redirect_to" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_tokens" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "personal_tokens" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"last_four" text COLLATE "C" NOT NULL,
	"access" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"system_key" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"grants" json NOT NULL,
	"is_system" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"remember" boolean NOT NULL,
	"user_agent" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"can_edit" boolean NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"colour" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_passwords" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"password_hash" text COLLATE "C" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"value_type" text COLLATE "C" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_preferences_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text COLLATE "C" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"first_name" text COLLATE "C" NOT NULL,
	"last_name" text COLLATE "C" NOT NULL,
	"profile_pic" text COLLATE "C",
	"job_title" text COLLATE "C" DEFAULT '' NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"timezone" text COLLATE "C" NOT NULL,
	"auth_source" text COLLATE "C" DEFAULT 'password' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text COLLATE "C",
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asana_tasks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"block_id" text COLLATE "C" NOT NULL,
	"post_id" text COLLATE "C" NOT NULL,
	"project_gid" text COLLATE "C" NOT NULL,
	"project_name" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"task_gid" text COLLATE "C",
	"task_url" text COLLATE "C",
	"problem" text COLLATE "C" NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"language_code" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_drafts" ADD CONSTRAINT "campaign_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_languages" ADD CONSTRAINT "campaign_languages_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_languages" ADD CONSTRAINT "campaign_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_teams" ADD CONSTRAINT "campaign_teams_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_teams" ADD CONSTRAINT "campaign_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_teams" ADD CONSTRAINT "template_teams_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_teams" ADD CONSTRAINT "template_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_proposals" ADD CONSTRAINT "chat_proposals_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_proposals" ADD CONSTRAINT "chat_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pages" ADD CONSTRAINT "conversation_pages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations_unindexed" ADD CONSTRAINT "conversations_unindexed_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pages" ADD CONSTRAINT "message_pages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_history" ADD CONSTRAINT "configuration_history_configuration_id_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configurations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examples" ADD CONSTRAINT "examples_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examples" ADD CONSTRAINT "examples_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examples" ADD CONSTRAINT "examples_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_secrets" ADD CONSTRAINT "model_secrets_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_guides" ADD CONSTRAINT "style_guides_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_guides" ADD CONSTRAINT "style_guides_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_experiment_calls" ADD CONSTRAINT "llm_experiment_calls_experiment_id_llm_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."llm_experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_experiments" ADD CONSTRAINT "llm_experiments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_experiments" ADD CONSTRAINT "llm_experiments_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_log_bodies" ADD CONSTRAINT "llm_log_bodies_log_id_llm_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."llm_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_log_columns" ADD CONSTRAINT "llm_log_columns_from_at_llm_log_chunks_from_at_fk" FOREIGN KEY ("from_at") REFERENCES "public"."llm_log_chunks"("from_at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_log_unsent" ADD CONSTRAINT "llm_log_unsent_log_id_llm_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."llm_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_logs" ADD CONSTRAINT "llm_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_logs" ADD CONSTRAINT "llm_logs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_logs" ADD CONSTRAINT "llm_logs_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependencies" ADD CONSTRAINT "task_dependencies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependencies" ADD CONSTRAINT "task_dependencies_depends_on_tasks_id_fk" FOREIGN KEY ("depends_on") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_attempts" ADD CONSTRAINT "oauth_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_tokens" ADD CONSTRAINT "personal_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_passwords" ADD CONSTRAINT "user_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asana_tasks" ADD CONSTRAINT "asana_tasks_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asana_tasks" ADD CONSTRAINT "asana_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_logs_at" ON "activity_logs" USING btree ("at","id","actor_id","entity_type","entity_id","action","result","source");--> statement-breakpoint
CREATE INDEX "activity_logs_actor" ON "activity_logs" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_logs_entity" ON "activity_logs" USING btree ("entity_type","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_logs_action" ON "activity_logs" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_state" ON "files" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "files_hash" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("user_id","call","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_place" ON "blocks" USING btree ("campaign_id","place");--> statement-breakpoint
CREATE INDEX "blocks_campaign" ON "blocks" USING btree ("campaign_id","removed_at","language_id","position");--> statement-breakpoint
CREATE INDEX "blocks_language" ON "blocks" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "blocks_channel" ON "blocks" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "campaign_languages_language" ON "campaign_languages" USING btree ("language_id","campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_languages_order" ON "campaign_languages" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "campaign_teams_team" ON "campaign_teams" USING btree ("team_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_name" ON "campaigns" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "campaigns_updated" ON "campaigns" USING btree ("deleted_at","updated_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("deleted_at","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree ("deleted_at","name_folded","id");--> statement-breakpoint
CREATE INDEX "campaigns_status" ON "campaigns" USING btree ("deleted_at","status","updated_at","id","to_date");--> statement-breakpoint
CREATE INDEX "campaigns_from" ON "campaigns" USING btree ("deleted_at","from_date","id","to_date");--> statement-breakpoint
CREATE INDEX "campaigns_owner" ON "campaigns" USING btree ("deleted_at","owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_owner_ref" ON "campaigns" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "campaigns_privacy" ON "campaigns" USING btree ("deleted_at","privacy","updated_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_voice" ON "campaigns" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "template_teams_team" ON "template_teams" USING btree ("team_id","template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name" ON "templates" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "templates_updated" ON "templates" USING btree ("deleted_at","updated_at","id");--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "templates" USING btree ("deleted_at","name_folded","id");--> statement-breakpoint
CREATE INDEX "templates_owner" ON "templates" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "versions_number" ON "versions" USING btree ("block_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "versions_task" ON "versions" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "versions_author" ON "versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "versions_model" ON "versions" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "versions_run" ON "versions" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "chat_proposals_message" ON "chat_proposals" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_proposals_user" ON "chat_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_pages_conversation" ON "conversation_pages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","is_pinned","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "message_pages_page" ON "message_pages" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_parent" ON "messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "messages_status" ON "messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "messages_model" ON "messages" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_active" ON "messages" USING btree ("active_conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_idempotency" ON "messages" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_code" ON "channels" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_name" ON "channels" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "channels_status" ON "channels" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "channels_order" ON "channels" USING btree ("position");--> statement-breakpoint
CREATE INDEX "channels_model" ON "channels" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "configuration_history_number" ON "configuration_history" USING btree ("configuration_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "configurations_kind" ON "configurations" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "configurations_model" ON "configurations" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "examples_voice" ON "examples" USING btree ("voice_id","language_id","channel_id");--> statement-breakpoint
CREATE INDEX "examples_prompts" ON "examples" USING btree ("language_id","use_in_prompts","deleted_at","voice_id","updated_at");--> statement-breakpoint
CREATE INDEX "examples_channel" ON "examples" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "examples_updated" ON "examples" USING btree ("deleted_at","updated_at","id","voice_id","language_id","channel_id","use_in_prompts","source","created_by");--> statement-breakpoint
CREATE INDEX "examples_title" ON "examples" USING btree ("deleted_at",lower("title"),"id","voice_id","language_id","channel_id","use_in_prompts","source","created_by");--> statement-breakpoint
CREATE INDEX "examples_rating" ON "examples" USING btree ("deleted_at","rating","updated_at","id","voice_id","language_id","channel_id","use_in_prompts","source","created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "languages_code" ON "languages" USING btree ("code");--> statement-breakpoint
CREATE INDEX "languages_status" ON "languages" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "languages_order" ON "languages" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "models_name" ON "models" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "models_status" ON "models" USING btree ("status");--> statement-breakpoint
CREATE INDEX "models_fallback" ON "models" USING btree ("fallback_model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "objectives_name" ON "objectives" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "objectives_status" ON "objectives" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "objectives_order" ON "objectives" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "style_guides_place" ON "style_guides" USING btree ("voice_id","language_id","position");--> statement-breakpoint
CREATE INDEX "style_guides_language" ON "style_guides" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_voice" ON "uploads" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_updated" ON "uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "voices_name" ON "voices" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "voices_status" ON "voices" USING btree ("deleted_at","status","name_folded");--> statement-breakpoint
CREATE INDEX "voices_by_name" ON "voices" USING btree ("deleted_at","name_folded","id");--> statement-breakpoint
CREATE INDEX "voices_updated" ON "voices" USING btree ("deleted_at","updated_at","id");--> statement-breakpoint
CREATE INDEX "llm_experiment_calls_state" ON "llm_experiment_calls" USING btree ("state","experiment_id","position");--> statement-breakpoint
CREATE INDEX "llm_experiments_created" ON "llm_experiments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "llm_experiments_state" ON "llm_experiments" USING btree ("state");--> statement-breakpoint
CREATE INDEX "llm_experiments_user" ON "llm_experiments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "llm_experiments_model" ON "llm_experiments" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "llm_experiments_idempotency" ON "llm_experiments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "llm_logs_seq" ON "llm_logs" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "llm_logs_version" ON "llm_logs" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "llm_logs_at" ON "llm_logs" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "llm_logs_campaign" ON "llm_logs" USING btree ("campaign_id","at");--> statement-breakpoint
CREATE INDEX "llm_logs_user" ON "llm_logs" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "llm_logs_model" ON "llm_logs" USING btree ("model_id","at");--> statement-breakpoint
CREATE INDEX "llm_logs_task" ON "llm_logs" USING btree ("task_id","attempt");--> statement-breakpoint
CREATE INDEX "llm_logs_block" ON "llm_logs" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "llm_logs_status" ON "llm_logs" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "llm_logs_replay_of" ON "llm_logs" USING btree ("replay_of","at");--> statement-breakpoint
CREATE INDEX "runs_campaign" ON "runs" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_state" ON "runs" USING btree ("state");--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_idempotency" ON "runs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "task_dependencies_on" ON "task_dependencies" USING btree ("depends_on");--> statement-breakpoint
CREATE INDEX "tasks_run" ON "tasks" USING btree ("run_id","state");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("state","retry_at");--> statement-breakpoint
CREATE INDEX "tasks_campaign" ON "tasks" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "tasks_block" ON "tasks" USING btree ("block_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_model" ON "tasks" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_active_block" ON "tasks" USING btree ("active_block_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connected_accounts_subject" ON "connected_accounts" USING btree ("provider","issuer","subject");--> statement-breakpoint
CREATE INDEX "connected_accounts_user" ON "connected_accounts" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "oauth_attempts_expiry" ON "oauth_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_attempts_user" ON "oauth_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_tokens_hash" ON "password_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_tokens_user" ON "password_tokens" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_tokens_hash" ON "personal_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "personal_tokens_user" ON "personal_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("name_folded");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_system_key" ON "roles" USING btree ("system_key");--> statement-breakpoint
CREATE INDEX "roles_updated" ON "roles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account" ON "sign_in_failures" USING btree ("email","address","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address" ON "sign_in_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_at" ON "sign_in_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "teams_status" ON "teams" USING btree ("status","name_folded");--> statement-breakpoint
CREATE INDEX "teams_created" ON "teams" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("deleted_at",lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("deleted_at","email","id");--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("deleted_at","status",lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_by_login" ON "users" USING btree ("deleted_at","last_login_at","id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("deleted_at","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "asana_tasks_post" ON "asana_tasks" USING btree ("block_id","project_gid","post_id");--> statement-breakpoint
CREATE INDEX "asana_tasks_due" ON "asana_tasks" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "asana_tasks_user" ON "asana_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_owner" ON "calendar_feeds" USING btree ("user_id","campaign_id","language_code");--> statement-breakpoint
CREATE INDEX "calendar_feeds_campaign" ON "calendar_feeds" USING btree ("campaign_id");