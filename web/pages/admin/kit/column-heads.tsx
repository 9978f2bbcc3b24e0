/** The head of a table: its columns by their names. */
export function ColumnHeads({ names }: { names: Record<string, string> }) {
  return (
    <thead>
      <tr>
        {Object.values(names).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
