'use client';
import * as RadixAccordion from '@radix-ui/react-accordion';
import { useId, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useIsomorphicLayoutEffect, useControlled, useHashTarget } from '../hooks/index.ts';
import { useHeadingText } from '../text/use-heading-text.ts';
import type { AccordionItem } from './accordion-item.ts';
import { AccordionPanel } from './accordion-panel.tsx';
import { getInitiallyOpen } from './get-initially-open.ts';
import * as styles from './accordion.css.ts';

/** Props of `Accordion`. Other attributes are passed to the root element. */
export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dir' | 'defaultValue'> {
  /** Items in display order. */
  items: readonly AccordionItem[];
  /** Whether several items may be open at the same time. Default `true`. */
  multiple?: boolean;
  /** Whether the open item can be closed too when `multiple` is `false`. Default `true`. */
  collapsible?: boolean;
  /** Heading level of the items. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Ids of the open items. Makes the accordion controlled. */
  value?: readonly string[];
  /** Called with the ids of the open items after each change. */
  onValueChange?(open: readonly string[]): void;
  ref?: Ref<HTMLDivElement>;
}

/** The APG advises against landmark regions when more panels than this can be open. */
const mostRegions = 6;

/**
 * Items that expand and collapse. Closed content stays in the document (`hidden="until-found"`): search engines index
 * it, and find-in-page and links to an element inside open it.
 *
 * State hook: `data-state` on items and their buttons is `open` or `closed`.
 */
export function Accordion({
  items,
  multiple = true,
  collapsible = true,
  headingLevel = 3,
  value: held,
  onValueChange,
  className,
  ref,
  ...props
}: AccordionProps) {
  const [open, change] = useControlled<readonly string[]>({
    value: held,
    defaultValue: () => getInitiallyOpen(items, multiple),
    onChange: onValueChange,
  });
  const baseId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const reveal = (id: string) => {
    if (!open.includes(id)) change(multiple ? [...open, id] : [id]);
  };
  useHashTarget(root, (target) => {
    const section = items.find(({ id }) => document.getElementById(`${baseId}-${id}-content`)?.contains(target));
    if (!section || open.includes(section.id)) return false;
    reveal(section.id);
    return true;
  });
  // Without `multiple`, opening an item may close a tall one above it. Keep the clicked header in place.
  useIsomorphicLayoutEffect(() => {
    const header = document.activeElement;
    if (multiple || !header || !root.current?.contains(header)) return;
    if (header.getBoundingClientRect().top < 0) header.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [open, multiple]);

  const regions = !multiple || items.length <= mostRegions;
  const Heading = `h${headingLevel}` as const;
  const rows = items.map((section) => (
    <RadixAccordion.Item key={section.id} value={section.id} className={styles.item}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger
            className={styles.trigger}
            id={`${baseId}-${section.id}`}
            aria-controls={`${baseId}-${section.id}-content`}
          >
            <Title>{section.title}</Title>
            <ChevronDownIcon size="medium" />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <AccordionPanel
        id={`${baseId}-${section.id}-content`}
        open={open.includes(section.id)}
        labelledBy={regions ? `${baseId}-${section.id}` : undefined}
        onFound={() => reveal(section.id)}
      >
        {section.content}
      </AccordionPanel>
    </RadixAccordion.Item>
  ));
  const frame = { ...props, ref: root, className };
  return multiple ? (
    <RadixAccordion.Root {...frame} type="multiple" value={[...open]} onValueChange={change}>
      {rows}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root
      {...frame}
      type="single"
      collapsible={collapsible}
      value={open[0] ?? ''}
      onValueChange={(value) => change(value ? [value] : [])}
    >
      {rows}
    </RadixAccordion.Root>
  );
}

function Title({ children }: { children: ReactNode }) {
  return <span>{useHeadingText(children)}</span>;
}
