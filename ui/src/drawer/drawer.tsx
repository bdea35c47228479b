'use client';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Modal, type ModalProps } from '../dialog/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { ArrowLeftIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { DrawerLevel, type DrawerItem, type DrawerLevelStatus } from './drawer-level.tsx';
import { getDrawerBackTarget, opensPane, type DrawerView } from './drawer-views.ts';
import { drawerStrings, type DrawerFooterStrings, type DrawerStrings } from './drawer.strings.ts';
import { useCloseOnWideScreen } from './use-close-on-wide-screen.ts';

type InheritedProps = Omit<
  ModalProps,
  | 'placement'
  | 'leading'
  | 'title'
  | 'onOpenChange'
  | 'open'
  | 'defaultOpen'
  | 'trigger'
  | 'role'
  | 'dismissable'
  | 'loading'
  | 'children'
  | 'closeLabel'
>;

/** Props of `Drawer`. Other attributes are passed to the dialog element. Omitted strings come from the provider. */
export interface DrawerProps extends InheritedProps, StringOverrides<Omit<DrawerStrings, keyof DrawerFooterStrings>> {
  /** Whether the drawer is open, controlled by the parent. */
  open: boolean;
  /**
   * Called with `false` when the drawer should close: Escape, mask, close button, back from the top level, or a screen
   * wide enough for the mega menu.
   */
  onOpenChange(open: boolean): void;
  /** Current view, controlled by the parent. Default: the menu, without a back button at its top level. */
  view?: DrawerView | undefined;
  /** Called with the view to which the back button leads. */
  onViewChange?(view: DrawerView): void;
  /** Content of the view unless it is the menu, e.g. a form or the account. */
  pane?: ReactNode;
  /** Heading of the level. Default: the title of the view. */
  title?: string | undefined;
  /** Back button to the parent level, with its title (default: that of the menu); absent at the top level. */
  back?: { title?: string | undefined; onBack(): void } | null | undefined;
  /**
   * Id of the level: that of the item whose children are shown. When it changes, focus moves to the new heading or, on
   * the way back, to the item of the level that was left.
   */
  levelKey: string;
  /** Categories of the level, in display order. */
  items: readonly DrawerItem[];
  /** Loading state of the items. Default `ready`. */
  status?: DrawerLevelStatus;
  /** Called to load the items again after an error. */
  onRetry?(): void;
  /** Link to the category page of the level. */
  seeAll?: { label: string; href: string } | null | undefined;
  /** Called when a link is followed. */
  onNavigate(): void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Navigation drawer of small screens: a modal dialog with five views. The menu view shows one level of the category
 * tree at a time. State hooks on the dialog: `data-view` is the view, `data-pane` is `open` for all views but the menu.
 */
export function Drawer({
  open,
  onOpenChange,
  view,
  onViewChange,
  pane,
  title,
  back,
  levelKey,
  items,
  status = 'ready',
  onRetry,
  seeAll,
  onNavigate,
  ref,
  titles,
  closeLabel,
  backLabel,
  backToPageLabel,
  submenuLabel,
  loadingLabel,
  errorText,
  retryLabel,
  ...props
}: DrawerProps) {
  const strings = useStrings('drawer', drawerStrings, {
    titles,
    closeLabel,
    backLabel,
    backToPageLabel,
    submenuLabel,
    loadingLabel,
    errorText,
    retryLabel,
  });
  const dialog = useRef<HTMLDivElement>(null);
  const setDialog = useMergedRef(dialog, ref);
  const shown = view ?? 'MENU';
  const inPane = opensPane(shown);
  useFocusOnChange(dialog, levelKey, shown);
  useCloseOnWideScreen(open, onOpenChange);

  const backTarget = getDrawerBackTarget(shown, !back);
  const goBack = () => {
    if (backTarget.to === 'view') onViewChange?.(backTarget.view);
    else if (backTarget.to === 'parent-level') back?.onBack();
    else onOpenChange(false);
  };
  const getBackLabel = () => {
    if (backTarget.to === 'view') return strings.backLabel(strings.titles[backTarget.view]);
    return back ? strings.backLabel(back.title ?? strings.titles.MENU) : strings.backToPageLabel;
  };
  const heading = inPane ? strings.titles[shown] : (title ?? strings.titles.MENU);
  return (
    <Modal
      {...props}
      ref={setDialog}
      open={open}
      onOpenChange={onOpenChange}
      title={heading}
      closeLabel={strings.closeLabel}
      placement="start"
      data-view={shown}
      data-pane={inPane ? 'open' : 'closed'}
      leading={
        (view !== undefined || back) && <IconButton label={getBackLabel()} icon={<ArrowLeftIcon />} onClick={goBack} />
      }
    >
      {inPane ? pane : <DrawerLevel {...{ title: heading, items, seeAll, status, onRetry, onNavigate, strings }} />}
    </Modal>
  );
}

/**
 * Moves focus when the content changes: to the new heading or, one level up, to the item of the level that was left.
 */
function useFocusOnChange(dialog: { current: HTMLElement | null }, levelKey: string, view: DrawerView): void {
  const shown = useRef({ levelKey, view });
  useEffect(() => {
    const left = shown.current;
    if (left.levelKey === levelKey && left.view === view) return;
    shown.current = { levelKey, view };
    const entries = [...(dialog.current?.querySelectorAll<HTMLElement>('[data-descend]') ?? [])];
    const leftEntry =
      left.view === view ? entries.find(({ dataset }) => dataset['descend'] === left.levelKey) : undefined;
    (leftEntry ?? dialog.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [dialog, levelKey, view]);
}
