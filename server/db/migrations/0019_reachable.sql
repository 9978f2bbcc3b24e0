-- Whether an address says more than its town (ruling 45): a number other than a PIN code, or a road, a building, a landmark.
CREATE FUNCTION public.says_where(address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    regexp_replace(address, '\m\d{3} ?\d{3}\M', '', 'g') ~ '\d'
    OR address ~* ('\m(road|rd|marg|lane|street|avenue|highway|bypass|cross|chowk|circle|square|junction|flyover|bridge'
      || '|building|bldg|bhava?n|bhawan|house|villa|nilayam|floor|plot|flat|shop|office|room|block|wing|towers?|apartments?'
      || '|complex|arcade|plaza|mall|residency|enclave|estate|campus|hospitals?|healthcare|clinic|pharmacy|school|college'
      || '|university|institute|cent(re|er)|church|chapel|convent|temple|mandir|mosque|masjid|gurudwara|market|bazaa?r'
      || '|stadium|stand|station|depot|airport|beach|park|garden|bank|hotel|cinemas?|theatre|library|museum|court|fort|hall'
      || '|post office|p\.?o|near|nr|opp|opposite|behind|beside|adjacent|above|below|next)\M'),
    false)
$$;--> statement-breakpoint
ALTER TABLE "listings" drop column "standing";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "standing" integer GENERATED ALWAYS AS (case when num_nonnulls("listings"."phone", "listings"."email", "listings"."website") > 0 or public.says_where("listings"."address") then 0 else 2 end + case when "listings"."region" = 'Goa' then 0 else 1 end) STORED NOT NULL;--> statement-breakpoint
-- They went with the column.
CREATE INDEX "listings_standing" ON "listings" USING btree ("is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_category" ON "listings" USING btree ("category_id","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_region" ON "listings" USING btree ("region","is_approved","standing","name_norm","id");--> statement-breakpoint
CREATE INDEX "listings_taluka" ON "listings" USING btree ("taluka","is_approved","standing","name_norm","id");
