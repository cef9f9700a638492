interface PostTag {
  readonly label: string;
  readonly page?: string;
}

/** What a post is about; a tag leads to its page, where it has one. */
export function PostTags({ tags }: { tags: readonly PostTag[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="cluster post-tags">
      {tags.map(({ label, page }) => (
        <li key={label} className="tag">
          {page === undefined ? label : <a href={page}>{label}</a>}
        </li>
      ))}
    </ul>
  );
}
