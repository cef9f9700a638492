import type { ConsentCategory as Category, Consent } from '../../../generated/types';

interface ConsentCategoryProps {
  name: keyof Consent['categories'];
  category: Category;
  texts: Consent;
  /** Left out for what is necessary: it cannot be refused. */
  isTicked?: boolean;
}

export function ConsentCategory({ name, category, texts, isTicked }: ConsentCategoryProps) {
  const description = `consent-${name}`;
  const isNecessary = isTicked === undefined;
  return (
    <div className="consent-category">
      <label className="consent-category__name">
        <input
          type="checkbox"
          name={name}
          aria-describedby={description}
          defaultChecked={isTicked ?? true}
          disabled={isNecessary}
        />
        {category.title}
        {isNecessary && <span className="consent-category__note">{texts.alwaysOn}</span>}
      </label>
      <p id={description}>{category.description}</p>
      {category.items && <StoredItems title={category.title} label={texts.stored} items={category.items} />}
    </div>
  );
}

interface StoredItemsProps {
  title: string;
  label: string;
  items: NonNullable<Category['items']>;
}

function StoredItems({ title, label, items }: StoredItemsProps) {
  return (
    <details className="consent-category__stored">
      <summary>
        {label}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <dl>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
