'use client';
import * as RadixAccordion from '@radix-ui/react-accordion';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { initiallyOpen } from './initially-open.ts';
import { AccordionPanel } from './accordion-panel.tsx';
import * as styles from './accordion.css.ts';

export interface AccordionSection {
  id: string;
  /** Text of the heading, which opens and closes the section. */
  title: string;
  /** What the section unfolds; in the HTML of the server also while closed. */
  content: ReactNode;
  /** Open at first. Default false. */
  open?: boolean;
}

/** All other attributes go to the `<div>`. */
export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'dir'> {
  /** From top to bottom. */
  sections: readonly AccordionSection[];
  /** Only one section open at a time. Default false: several may be (UI-09). */
  single?: boolean;
  /** Level of the section headings in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Called with the ids of the open sections after each change. */
  onOpenChange?(open: readonly string[]): void;
  /** The `<div>` around the sections. */
  ref?: Ref<HTMLDivElement>;
}

/** With more open at once, landmarks only get in each other's way (line AD-6). */
const mostRegions = 6;

/**
 * Sections that open and close. Closed content stays in the page (`hidden="until-found"`): search engines read it, and
 * searching in the page opens it. Requirements UI-09 to UI-11, accessibility lines AD-1 to AD-8.
 */
export function Accordion({ sections, single = false, headingLevel = 3, onOpenChange, ...props }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(() => initiallyOpen(sections, single));
  const baseId = useId();
  const regions = single || sections.length <= mostRegions;
  const Heading = `h${headingLevel}` as const;
  const change = (next: readonly string[]) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const items = sections.map((section) => (
    <RadixAccordion.Item key={section.id} value={section.id} className={styles.item}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger className={styles.trigger} id={`${baseId}-${section.id}`} aria-controls={`${baseId}-${section.id}-content`}>
            <span>{section.title}</span>
            <ChevronDownIcon size="medium" />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <AccordionPanel
        id={`${baseId}-${section.id}-content`}
        open={open.includes(section.id)}
        labelledBy={regions ? `${baseId}-${section.id}` : undefined}
        onFound={() => change(single ? [section.id] : [...open, section.id])}
      >
        {section.content}
      </AccordionPanel>
    </RadixAccordion.Item>
  ));
  return single ? (
    <RadixAccordion.Root {...props} type="single" collapsible value={open[0] ?? ''} onValueChange={(value) => change(value ? [value] : [])}>
      {items}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root {...props} type="multiple" value={[...open]} onValueChange={change}>
      {items}
    </RadixAccordion.Root>
  );
}
