/** Database access for everything that is stored about a learner. */
import type { PersonalData, UserId } from '@qubloom/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { LearnerTable } from '../../domain/learner-table.ts';

type Rows = PersonalData['parts'][number]['rows'];

/** Returns the learner's rows of one table. Titles replace ids, such as `lesson` for `lesson_id`. */
export async function readRows(
  database: Database,
  [name, table]: readonly [string, LearnerTable],
  userId: UserId,
): Promise<Rows> {
  if (table.exported.length === 0) return [];
  const columns = table.exported.map((column) => exportedColumn(table, column));
  const { rows } = await database.execute<{ row: Rows[number] }>(sql`
    select to_jsonb(exported) as row from (
      select ${sql.join(columns, sql`, `)} from ${sql.identifier(name)} kept
      where ${ofLearner(table, userId)} order by 1
    ) exported`);
  return rows.map(({ row }) => row);
}

function exportedColumn({ titles }: LearnerTable, column: string): SQL {
  const named = titles?.[column];
  if (named === undefined) return sql`kept.${sql.identifier(column)}`;
  const title = sql`select titled.${sql.identifier(named.title)} from ${sql.identifier(named.table)} titled`;
  return sql`(${title} where titled.id = kept.${sql.identifier(column)}) as ${sql.identifier(column.replace(/_id$/, ''))}`;
}

function ofLearner(table: LearnerTable, userId: UserId): SQL {
  const { learner = 'user_id', others = [], isShared = false, through } = table;
  if (through === undefined) {
    const columns = (isShared ? [learner, ...others] : [learner]).map(
      (name) => sql`kept.${sql.identifier(name)}`,
    );
    return sql`${userId} in (${sql.join(columns, sql`, `)})`;
  }
  const column = sql.identifier(through.column);
  return sql`kept.${column} in (select ${column} from ${sql.identifier(through.table)} where user_id = ${userId})`;
}
