ALTER TABLE "llm_log_bodies" ADD COLUMN "is_over" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- A call is put into the search once, when it is over: trigrams of 25 kB cost 5 ms, and its reply came as a second version of the row.
DROP INDEX "llm_log_bodies_search";
--> statement-breakpoint
CREATE INDEX "llm_log_bodies_search" ON "llm_log_bodies" USING gin (fold_text(coalesce(jsonb_path_query_array("messages"::jsonb, '$[*].content')::text, '') || E'\n' || coalesce("reply", '')) gin_trgm_ops) WHERE "is_over";
--> statement-breakpoint
CREATE INDEX "llm_log_bodies_under_way" ON "llm_log_bodies" ("log_id") WHERE NOT "is_over";
