'use client';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Modal, type ModalProps } from '../dialog/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { ArrowLeftIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { DrawerLevel, type DrawerItem, type DrawerLevelStatus } from './drawer-level.tsx';
import { getDrawerBackTarget, opensPane, type DrawerView } from './drawer-views.ts';
import { drawerStrings, type DrawerStrings } from './drawer.strings.ts';
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
>;

/** All other attributes go to the dialog element. Omitted strings come from the provider. */
export interface DrawerProps extends InheritedProps, StringOverrides<Omit<DrawerStrings, 'closeLabel'>> {
  /** Whether the drawer is shown, held by the parent. */
  open: boolean;
  /**
   * Called with false when it is to close: Escape, mask, close button, back from the top level, or a screen wide enough
   * for the mega menu.
   */
  onOpenChange(open: boolean): void;
  /** The view that is shown, held by the parent. Default: only the menu, without a way back from its top level. */
  view?: DrawerView | undefined;
  /** The way back leads to another view. */
  onViewChange?(view: DrawerView): void;
  /** Content of the view, where that is not the menu: a form, the account. */
  pane?: ReactNode;
  /** Heading of the level. Default: the title of the view. */
  title?: string | undefined;
  /** The way one level up, with the title of that level, by default that of the menu; absent at the top. */
  back?: { title?: string | undefined; onBack(): void } | null | undefined;
  /**
   * Id of the level: that of the entry whose children are shown. On a change focus goes to the new heading, or, on the
   * way back, to the entry of the level just left.
   */
  levelKey: string;
  /** The categories of the level, in the order of the screen. */
  items: readonly DrawerItem[];
  /** The entries are on their way, or could not be had. Default `ready`. */
  status?: DrawerLevelStatus;
  /** Loads the entries again after an error. */
  onRetry?(): void;
  /** Link to the whole of the level. */
  seeAll?: { label: string; href: string } | null | undefined;
  /** A link was followed. */
  onNavigate(): void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The navigation drawer of small screens: a modal dialog with five views, of which the menu shows one level of the
 * category tree at a time. `data-view` on the dialog is the view, `data-pane` is `open` for all but the menu.
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
  footerLabel,
  contactLabel,
  signInLabel,
  accountLabel,
  greeting,
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
    footerLabel,
    contactLabel,
    signInLabel,
    accountLabel,
    greeting,
  });
  const dialog = useRef<HTMLDivElement>(null);
  const setDialog = useMergedRef(dialog, ref);
  const shown = view ?? 'MENU';
  const inPane = opensPane(shown);
  useFocusOnChange(dialog, levelKey, shown);
  useCloseOnWideScreen(open, onOpenChange);

  const goBack = () => {
    const way = getDrawerBackTarget(shown, !back);
    if (way.to === 'view') onViewChange?.(way.view);
    else if (way.to === 'parent-level') back?.onBack();
    else onOpenChange(false);
  };
  const backName = () => {
    const way = getDrawerBackTarget(shown, !back);
    if (way.to === 'view') return strings.backLabel(strings.titles[way.view]);
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
        (view !== undefined || back) && <IconButton label={backName()} icon={<ArrowLeftIcon />} onClick={goBack} />
      }
    >
      {inPane ? pane : <DrawerLevel {...{ title: heading, items, seeAll, status, onRetry, onNavigate, strings }} />}
    </Modal>
  );
}

/** Moves the focus with the content: to the new heading, or, one level up, to the entry of the level just left. */
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
