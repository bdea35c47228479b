'use client';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Fragment, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './dropdown-menu.css.ts';

export interface DropdownMenuItem {
  /** Id, unique in the menu. */
  id: string;
  /** Label. */
  label: ReactNode;
  /** Decorative icon before the label, 20 px. Default: none. */
  icon?: ReactNode;
  /** URL of a link. Default: the item is an action. */
  href?: string;
  /** Called when the visitor chooses the item. The menu then closes. */
  onSelect?(): void;
  /** Tone; `danger` is for what cannot be undone. Default `default`. */
  tone?: keyof typeof styles.tone;
  /** Whether it cannot be chosen. It stays readable, and arrow keys skip it. Default `false`. */
  disabled?: boolean;
  /** Whether a line separates it from the items above. Default `false`. */
  separated?: boolean;
}

/** Props of `DropdownMenu`. Other attributes are passed to the menu, which is in the document while it is open. */
export interface DropdownMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dir'> {
  /**
   * Button that opens it, e.g. `<Button>` or `<IconButton>`. It names the menu. While the menu is open, a
   * `ChevronDownIcon` in it points up.
   */
  trigger: ReactElement;
  /** Items in display order. */
  items: readonly DropdownMenuItem[];
  /** Whether it is open. Makes the menu controlled. */
  open?: boolean | undefined;
  /** Whether an uncontrolled menu is initially open. Default `false`. */
  defaultOpen?: boolean;
  /** Called with the new state after each change. */
  onOpenChange?(open: boolean): void;
  /** Edge of the button with which the menu aligns, if there is space. Default `start`. */
  align?: 'start' | 'end';
  /** Side of the button, if there is space there. Default `bottom`. */
  side?: 'bottom' | 'top';
  /** Ref to the menu. */
  ref?: Ref<HTMLDivElement>;
}

/** Distance in CSS pixels of the menu from its button, so that the focus ring of the button stays visible. */
const gap = 8;

/** Least distance in CSS pixels of the menu from the edges of the window. */
const edge = 8;

/**
 * Actions behind a button: a menu in the sense of ARIA. Arrow keys, Home, End and first letters move through it, Escape
 * closes it and returns focus. For navigation, or for choosing a value, use `Popover` with links or `Select`.
 *
 * | state hook of an item | present while |
 * | --- | --- |
 * | `data-highlighted` | it has the focus, also by hover |
 * | `data-disabled` | it is `disabled` |
 */
export function DropdownMenu({
  trigger,
  items,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  className,
  ...props
}: DropdownMenuProps) {
  return (
    <RadixMenu.Root
      modal={false}
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <RadixMenu.Trigger asChild className={styles.trigger}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          {...props}
          align={align}
          side={side}
          sideOffset={gap}
          collisionPadding={edge}
          className={classNames(styles.menu, className)}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated && <RadixMenu.Separator className={styles.separator} />}
              <Item item={item} />
            </Fragment>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Item({
  item: { label, icon, href, onSelect, tone = 'default', disabled = false },
}: {
  item: DropdownMenuItem;
}) {
  const { linkComponent: Link } = useWitryna();
  const content = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  const isLink = href !== undefined && !disabled;
  return (
    <RadixMenu.Item
      asChild={isLink}
      disabled={disabled}
      className={styles.tone[tone]}
      {...(onSelect && { onSelect: () => onSelect() })}
    >
      {isLink ? <Link href={href}>{content}</Link> : content}
    </RadixMenu.Item>
  );
}
