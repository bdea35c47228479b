import { CategoryHeader } from '@witryna/ui/category-header';
import { RichTextView, type RichText } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { Category } from './category.ts';

interface CategoryHeadProps {
  category: Pick<Category, 'name' | 'image' | 'children'>;
  /** A short text; null without. */
  lead: RichText | null;
}

/** Name, image, short text and subcategories of a category. */
export function CategoryHead({ category: { name, image, children }, lead }: CategoryHeadProps) {
  const intl = useIntl();
  return (
    <CategoryHeader
      title={name}
      imageSrc={image}
      subcategories={children.map(({ uid, name: title, href, image: imageSrc }) => ({
        id: uid,
        name: title,
        href,
        imageSrc,
      }))}
      subcategoriesLabel={intl.formatMessage('catalog.subcategories')}
    >
      {lead && <RichTextView text={lead} width="container" />}
    </CategoryHeader>
  );
}
