/** Data in a document: JSON that cannot end the script element it stands in. */
export function JsonScript({ type, id, data }: { type: string; id?: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
