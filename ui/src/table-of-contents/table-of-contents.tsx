import { useId, type HTMLAttributes, type Ref } from 'react';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './table-of-contents.css.ts';

/** Section of a page. */
export interface TableOfContentsItem {
  /** Id of the heading, without `#`. */
  id: string;
  /** Text of the heading. */
  title: string;
}

/** Props of `TableOfContents`. Other attributes are passed to the `<nav>`. */
export interface TableOfContentsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Visible name of the navigation, e.g. `On this page`. */
  label: string;
  /** Sections in the order of the page. */
  items: readonly TableOfContentsItem[];
  ref?: Ref<HTMLElement>;
}

/** Links to the sections of a long text. Works without scripts. */
export function TableOfContents({ label, items, ...props }: TableOfContentsProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} {...props}>
      <Stack gap="x3">
        <Text id={labelId} size="small" weight="semibold">
          {label}
        </Text>
        <ol className={styles.list}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Stack>
    </nav>
  );
}
