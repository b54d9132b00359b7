import { sql } from "kysely";
import { type Database, isPostgres } from "../../app/database/database.server.ts";

export type Column = { table: string; name: string; type: string; required: boolean; fallback: string | null };

/** Describes a database's whole schema as text, so that two equal schemas give equal text. */
export async function schemaOf(database: Database) {
  const { rows } = await sql<{ kind: string; name: string; text: string }>`${sql.raw(isPostgres(database) ? POSTGRES : SQLITE)}`.execute(
    database.withoutPlugins(),
  );
  return rows.map(({ kind, name, text }) => `${kind} ${name}: ${text.replace(/\s+/g, " ")}`).toSorted();
}

export async function columnsOf(database: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`${sql.raw(isPostgres(database) ? POSTGRES_COLUMNS : SQLITE_COLUMNS)}`.execute(
    database.withoutPlugins(),
  );
  return rows.map((row) => ({ ...row, required: Boolean(row.required) }));
}

const SQLITE = `select type as kind, name, coalesce(sql, '') as text from sqlite_master`;

const SQLITE_COLUMNS = `select t.name as "table", c.name, c.type, c."notnull" and not c.pk as required, c.dflt_value as fallback
  from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'blog_search%'`;

const POSTGRES_COLUMNS = `select table_name as "table", column_name as name, data_type as type, is_nullable = 'NO' as required,
    coalesce(column_default, generation_expression) as fallback
  from information_schema.columns where table_schema = current_schema()`;

const POSTGRES = `
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', ordinal_position, data_type, datetime_precision, is_nullable, column_default, generation_expression) as text
    from information_schema.columns where table_schema = current_schema()
  union all
  select 'index', indexname, indexdef from pg_indexes where schemaname = current_schema()
  union all
  select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = current_schema()::regnamespace
  union all
  select 'function', oid::regprocedure::text, pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
  union all
  select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'dictionary', dictname, dictinitoption from pg_ts_dict where dictnamespace = current_schema()::regnamespace
  union all
  select 'words', cfgname, (select string_agg(concat_ws(' ', maptokentype, mapseqno, mapdict::regdictionary), ',' order by maptokentype, mapseqno)
    from pg_ts_config_map where mapcfg = pg_ts_config.oid) from pg_ts_config where cfgnamespace = current_schema()::regnamespace`;
