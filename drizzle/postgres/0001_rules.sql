-- Case and accents do not matter to any search: the same folding in what is indexed and in what is looked for.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
DO $do$
DECLARE chosen text;
BEGIN
	SELECT collname INTO chosen FROM pg_collation WHERE collname IN ('und-x-icu', 'pg_c_utf8') ORDER BY collname DESC LIMIT 1;
	IF chosen IS NULL THEN
		RAISE EXCEPTION 'this Postgres knows no Unicode collation (und-x-icu or pg_c_utf8)';
	END IF;
	EXECUTE format($body$
		CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
		RETURN regexp_replace(normalize(lower(value COLLATE %I), NFD), '[\u0300-\u036f]', '', 'g') COLLATE "C"
	$body$, chosen);
END
$do$;
--> statement-breakpoint
CREATE INDEX "campaigns_search" ON "campaigns" USING gin (fold_text("name" || E'\n' || "description" || E'\n' || "main_story") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (fold_text("first_name" || ' ' || "last_name" || E'\n' || "email") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "examples_search" ON "examples" USING gin (fold_text("title" || E'\n' || "text") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (fold_text("content") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "llm_log_bodies_search" ON "llm_log_bodies" USING gin (fold_text(coalesce(jsonb_path_query_array("messages"::jsonb, '$[*].content')::text, '') || E'\n' || coalesce("reply", '')) gin_trgm_ops);
--> statement-breakpoint
-- Numbers that rise with every change: `campaigns` with anything a campaign list shows, `campaigns.count` only with what decides how many campaigns
-- somebody sees or finds, `campaigns.order` with the times that lists are ordered by, `identity` with people and their rights.
INSERT INTO "change_counters" ("name", "value") VALUES ('campaigns', 0), ('campaigns.count', 0), ('campaigns.order', 0), ('identity', 0);
--> statement-breakpoint
CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE change_counters SET value = value + 1 WHERE name = ANY (TG_ARGV);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_campaigns_rows" AFTER INSERT OR DELETE ON "campaigns" FOR EACH ROW EXECUTE FUNCTION count_change('campaigns', 'campaigns.count');
--> statement-breakpoint
CREATE TRIGGER "count_campaigns_update" AFTER UPDATE ON "campaigns" FOR EACH ROW EXECUTE FUNCTION count_change('campaigns');
--> statement-breakpoint
CREATE TRIGGER "count_campaigns_count" AFTER UPDATE OF "owner_id", "name", "name_folded", "description", "main_story", "from_date", "to_date", "privacy", "status", "language_codes", "archived_at", "deleted_at" ON "campaigns" FOR EACH ROW
WHEN ((old."owner_id", old."name", old."name_folded", old."description", old."main_story", old."from_date", old."to_date", old."privacy", old."status", old."language_codes"::text, old."archived_at", old."deleted_at") IS DISTINCT FROM (new."owner_id", new."name", new."name_folded", new."description", new."main_story", new."from_date", new."to_date", new."privacy", new."status", new."language_codes"::text, new."archived_at", new."deleted_at")) EXECUTE FUNCTION count_change('campaigns.count');
--> statement-breakpoint
CREATE TRIGGER "count_campaigns_order" AFTER UPDATE OF "created_at", "updated_at" ON "campaigns" FOR EACH ROW
WHEN ((old."created_at", old."updated_at") IS DISTINCT FROM (new."created_at", new."updated_at")) EXECUTE FUNCTION count_change('campaigns.order');
--> statement-breakpoint
CREATE TRIGGER "count_campaign_teams" AFTER INSERT OR UPDATE OR DELETE ON "campaign_teams" FOR EACH ROW EXECUTE FUNCTION count_change('campaigns', 'campaigns.count');
--> statement-breakpoint
CREATE TRIGGER "count_campaign_languages" AFTER INSERT OR UPDATE OR DELETE ON "campaign_languages" FOR EACH ROW EXECUTE FUNCTION count_change('campaigns', 'campaigns.count');
--> statement-breakpoint
CREATE TRIGGER "count_users_rows" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
CREATE TRIGGER "count_users_update" AFTER UPDATE OF "email", "first_name", "last_name", "profile_pic", "job_title", "status", "timezone", "auth_source" ON "users" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
CREATE TRIGGER "count_user_passwords" AFTER INSERT OR UPDATE OR DELETE ON "user_passwords" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
CREATE TRIGGER "count_user_roles" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
CREATE TRIGGER "count_roles" AFTER INSERT OR UPDATE OR DELETE ON "roles" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
CREATE TRIGGER "count_teams" AFTER INSERT OR UPDATE OR DELETE ON "teams" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
CREATE TRIGGER "count_team_members" AFTER INSERT OR UPDATE OR DELETE ON "team_members" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
-- An account at another service is a way to sign in, and so something that the last administrator may depend on.
CREATE TRIGGER "count_connected_accounts" AFTER INSERT OR DELETE ON "connected_accounts" FOR EACH ROW EXECUTE FUNCTION count_change('identity');
--> statement-breakpoint
-- The activity log is append-only. Only rows older than this limit may go; `purgeActivityLogs` sets it and takes it back in one transaction.
CREATE TABLE "activity_log_retention" ("id" integer PRIMARY KEY CHECK ("id" = 1), "delete_before" bigint NOT NULL);
--> statement-breakpoint
INSERT INTO "activity_log_retention" ("id", "delete_before") VALUES (1, 0);
--> statement-breakpoint
CREATE FUNCTION milliseconds_of(moment timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN round(extract(epoch FROM moment) * 1000)::bigint;
--> statement-breakpoint
CREATE FUNCTION refuse_activity_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND milliseconds_of(old.at) < (SELECT delete_before FROM activity_log_retention) THEN
		RETURN old;
	END IF;
	RAISE EXCEPTION 'the activity log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "activity_logs_stay" BEFORE UPDATE OR DELETE ON "activity_logs" FOR EACH ROW EXECUTE FUNCTION refuse_activity_change();
--> statement-breakpoint
-- The figures of a call follow its row, whoever writes it.
CREATE SEQUENCE "llm_log_place";
--> statement-breakpoint
CREATE SEQUENCE "llm_log_name_number";
--> statement-breakpoint
CREATE FUNCTION number_of_name(wanted text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE known bigint;
BEGIN
	IF wanted IS NULL THEN RETURN NULL; END IF;
	SELECT n INTO known FROM llm_log_names WHERE value = wanted;
	IF known IS NOT NULL THEN RETURN known; END IF;
	INSERT INTO llm_log_names (n, value) VALUES (nextval('llm_log_name_number'), wanted) ON CONFLICT (value) DO NOTHING RETURNING n INTO known;
	IF known IS NULL THEN SELECT n INTO known FROM llm_log_names WHERE value = wanted; END IF;
	RETURN known;
END
$$;
--> statement-breakpoint
CREATE FUNCTION place_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.seq := nextval('llm_log_place');
	RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "llm_logs_place" BEFORE INSERT ON "llm_logs" FOR EACH ROW EXECUTE FUNCTION place_call();
--> statement-breakpoint
CREATE FUNCTION keep_call_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM llm_log_facts WHERE at = milliseconds_of(old.at) AND seq = old.seq;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM number_of_name(new.currency);
		INSERT INTO llm_log_facts ("at", "seq", "purpose", "user", "campaign", "language", "channel", "model", "status", "tokens_fresh", "tokens_cached", "tokens_out", "tokens_reasoning", "cost", "currency", "total_ms", "first_token_ms", "attempt")
			VALUES (milliseconds_of(new.at), new.seq, number_of_name(new.purpose), number_of_name(new.user_id), number_of_name(new.campaign_id), number_of_name(new.language_code), number_of_name(new.channel_code), number_of_name(coalesce(new.model_id, new.model_name)), number_of_name(new.status), new.tokens_fresh, new.tokens_cached, new.tokens_out, new.tokens_reasoning, new.cost, CASE WHEN new.cost IS NOT NULL THEN number_of_name(new.currency) END, new.total_ms, new.first_token_ms, new.attempt);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "llm_logs_facts_rows" AFTER INSERT OR DELETE ON "llm_logs" FOR EACH ROW EXECUTE FUNCTION keep_call_facts();
--> statement-breakpoint
CREATE TRIGGER "llm_logs_facts_update" AFTER UPDATE OF "at", "purpose", "user_id", "campaign_id", "language_code", "channel_code", "model_id", "model_name", "status", "tokens_fresh", "tokens_cached", "tokens_out", "tokens_reasoning", "cost", "currency", "total_ms", "first_token_ms", "attempt" ON "llm_logs" FOR EACH ROW EXECUTE FUNCTION keep_call_facts();
--> statement-breakpoint
-- What was spent stays spent: rows that are deleted take nothing away. A failed call without a word about tokens was not paid for.
CREATE FUNCTION spend(call llm_logs, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF call.provider = 'builtin' OR call.status = 'running' OR NOT (call.cost IS NOT NULL OR call.status = 'success' OR call.tokens_fresh IS NOT NULL) THEN
		RETURN;
	END IF;
	INSERT INTO llm_spending (slot, model, currency, cost, calls)
		VALUES (milliseconds_of(call.at) / 900000, coalesce(call.model_id, call.model_name), CASE WHEN call.cost IS NULL THEN '' ELSE coalesce(call.currency, '') END,
			sign * CASE WHEN call.currency IS NULL THEN 0 ELSE coalesce(call.cost, 0) END, sign)
		ON CONFLICT (slot, model, currency) DO UPDATE SET cost = llm_spending.cost + excluded.cost, calls = llm_spending.calls + excluded.calls;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_spending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN PERFORM spend(old, -1); END IF;
	PERFORM spend(new, 1);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "llm_logs_spending_insert" AFTER INSERT ON "llm_logs" FOR EACH ROW EXECUTE FUNCTION keep_spending();
--> statement-breakpoint
CREATE TRIGGER "llm_logs_spending_update" AFTER UPDATE OF "at", "model_id", "model_name", "provider", "status", "tokens_fresh", "cost", "currency" ON "llm_logs" FOR EACH ROW EXECUTE FUNCTION keep_spending();
--> statement-breakpoint
-- What processes tell each other, in one order for all: a number is given while nobody else can give one, until it can be read.
CREATE TABLE "process_messages" ("id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "at" timestamptz NOT NULL DEFAULT clock_timestamp(), "body" text NOT NULL);
--> statement-breakpoint
CREATE INDEX "process_messages_at" ON "process_messages" ("at");
--> statement-breakpoint
CREATE FUNCTION tell_processes(bodies json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7310003);
	INSERT INTO process_messages (body) SELECT value FROM json_array_elements_text(bodies);
	PERFORM pg_notify('copydesk', '');
END
$$;
--> statement-breakpoint
-- What all processes of an installation have in common, and show that they do when they start.
CREATE TABLE "installation" ("name" text PRIMARY KEY, "value" text NOT NULL);
