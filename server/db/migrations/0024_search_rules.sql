CREATE TABLE "search_misses" (
	"concept" varchar(80) NOT NULL,
	"place_id" varchar(100) NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "search_misses_concept_place_id_day_pk" PRIMARY KEY("concept","place_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_rule_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_rule_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"admin_id" integer,
	"action" varchar(40) NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_rule_changes_action" CHECK ("search_rule_changes"."action" in ('search-rule.create', 'search-rule.edit', 'search-rule.delete'))
);
--> statement-breakpoint
CREATE TABLE "search_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(20) NOT NULL,
	"phrase" varchar(80) NOT NULL,
	"folded" varchar(80) NOT NULL,
	"concept" varchar(80),
	"words" varchar(200),
	"place_id" varchar(100),
	"answers" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_rules_phrase" UNIQUE NULLS NOT DISTINCT("kind","folded","place_id"),
	CONSTRAINT "search_rules_kind" CHECK ("search_rules"."kind" in ('synonym', 'pin')),
	CONSTRAINT "search_rules_content" CHECK (case "search_rules"."kind"
        when 'synonym' then num_nonnulls("search_rules"."concept", "search_rules"."words") = 1 and "search_rules"."place_id" is null and cardinality("search_rules"."answers") = 0
        else num_nonnulls("search_rules"."concept", "search_rules"."words") = 0 and cardinality("search_rules"."answers") between 1 and 3 end)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "search_rule_changes" ADD CONSTRAINT "search_rule_changes_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_rule_changes_created" ON "search_rule_changes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('review.show', 'review.hide', 'user.role', 'user.link', 'user.end-sessions', 'user.suspend', 'user.restore', 'user.organiser', 'user.organiser-end', 'submission.approve', 'submission.reject', 'listing.create', 'listing.approve', 'listing.unapprove', 'listing.edit', 'listing.delete', 'listing.undo', 'categories.seed', 'import.run', 'import.undo', 'event.approve', 'event.unapprove', 'event.edit', 'event.cancel', 'event.delete', 'post.create', 'post.edit', 'post.publish', 'post.unpublish', 'post.delete', 'message.delete', 'newsletter.export', 'newsletter.delete', 'advertisement.create', 'advertisement.edit', 'advertisement.delete', 'advertisement.new-link', 'search-rule.create', 'search-rule.edit', 'search-rule.delete', 'search-rule.undo'));