CREATE TABLE "site_state" (
	"name" varchar(255) PRIMARY KEY NOT NULL,
	"value" varchar(255) NOT NULL
);
