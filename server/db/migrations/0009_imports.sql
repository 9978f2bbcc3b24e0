CREATE TABLE "listing_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL,
	"name" varchar(200) NOT NULL,
	"listing_id" integer,
	"cells" jsonb NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"likenesses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen_at" timestamp with time zone,
	"before" jsonb,
	"undo" varchar(20),
	CONSTRAINT "listing_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "listing_import_rows_outcome" CHECK ("listing_import_rows"."outcome" in ('create', 'update', 'unchanged', 'duplicate', 'error', 'created', 'updated')),
	CONSTRAINT "listing_import_rows_undo" CHECK ("listing_import_rows"."undo" in ('undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"file_name" varchar(200) NOT NULL,
	"state" varchar(20) DEFAULT 'rehearsing' NOT NULL,
	"total" integer NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"ignored_columns" text[] DEFAULT '{}' NOT NULL,
	"error" varchar(300),
	"worker" uuid,
	"worked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "listing_imports_state" CHECK ("listing_imports"."state" in ('rehearsing', 'rehearsed', 'importing', 'done', 'undoing', 'undone', 'failed')),
	CONSTRAINT "listing_imports_error" CHECK (("listing_imports"."state" = 'failed') = ("listing_imports"."error" is not null))
);
--> statement-breakpoint
ALTER TABLE "listing_import_rows" ADD CONSTRAINT "listing_import_rows_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_rows_outcome" ON "listing_import_rows" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "listing_imports_created" ON "listing_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_imports_under_way" ON "listing_imports" USING btree ("worked_until") WHERE "listing_imports"."state" in ('rehearsing', 'importing', 'undoing');--> statement-breakpoint
CREATE INDEX "listings_removed" ON "listings" USING btree ("name_norm") WHERE "listings"."removed_at" is not null;