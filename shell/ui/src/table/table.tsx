import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface TableProps {
  /** What the table tells of; a heading where the page needs one. */
  caption: ReactNode;
  /** Names of the columns; the first column names the rows. */
  columns: [string, ...string[]];
  rows: { key: string; cells: [ReactNode, ...ReactNode[]] }[];
}

/**
 * Facts in rows and columns. Where there is no room for columns each row is a block, with the column's name before each
 * cell, so that nobody has to scroll sideways.
 */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...facts] }) => (
            <tr key={key} className={styles.row}>
              <th scope="row">{name}</th>
              {facts.map((fact, index) => (
                <td key={columns[index + 1]}>
                  <span className={styles.column}>{columns[index + 1]}: </span>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
