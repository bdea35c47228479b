/** What the drawer shows. */
export const drawerViews = ['MENU', 'SIGN_IN', 'CREATE_ACCOUNT', 'FORGOT_PASSWORD', 'MY_ACCOUNT'] as const;
export type DrawerView = (typeof drawerViews)[number];

/** Target of the back button of the drawer: another view, the parent level, or the page behind the drawer. */
export type DrawerBackTarget = { to: 'view'; view: DrawerView } | { to: 'parent-level' } | { to: 'page' };

const parents: Record<Exclude<DrawerView, 'MENU'>, DrawerView> = {
  SIGN_IN: 'MENU',
  CREATE_ACCOUNT: 'SIGN_IN',
  FORGOT_PASSWORD: 'SIGN_IN',
  MY_ACCOUNT: 'MENU',
};

/**
 * Returns the target of the back button in a view of the drawer.
 *
 * @param atRoot - Whether the menu shows its top level; ignored in other views.
 */
export function getDrawerBackTarget(view: DrawerView, atRoot: boolean): DrawerBackTarget {
  if (view !== 'MENU') return { to: 'view', view: parents[view] };
  return { to: atRoot ? 'page' : 'parent-level' };
}

/** Returns whether a view is shown in the modal pane over the menu. */
export function opensPane(view: DrawerView): boolean {
  return view !== 'MENU';
}
