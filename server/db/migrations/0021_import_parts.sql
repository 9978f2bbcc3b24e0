CREATE TABLE "listing_import_parts" (
	"import_id" integer NOT NULL,
	"start" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "listing_import_parts_import_id_start_pk" PRIMARY KEY("import_id","start")
);
--> statement-breakpoint
DROP INDEX "listing_imports_under_way";--> statement-breakpoint
ALTER TABLE "listing_import_parts" ADD CONSTRAINT "listing_import_parts_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" DROP COLUMN "worker";--> statement-breakpoint
ALTER TABLE "listing_imports" DROP COLUMN "worked_until";