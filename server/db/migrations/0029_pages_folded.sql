-- Rows that 0022 made of what there was have words and anchors from before 0023 folded Devanagari.
UPDATE blog_posts SET title = title;--> statement-breakpoint
UPDATE events SET title = title;--> statement-breakpoint
UPDATE usual_events SET title = title;
