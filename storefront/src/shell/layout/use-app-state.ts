import { useSyncExternalStore } from 'react';
import { useNavigationState } from '../../platform/navigation/navigation-context.tsx';
import { getAppState, type AppState } from './app-state.ts';
import { usePanel, useUiStore } from '../../platform/layout/ui-store-context.tsx';

/** The state of the application around the pages. */
export function useAppState(): AppState {
  const ui = useUiStore();
  const [panel] = usePanel();
  const connection = useSyncExternalStore(ui.subscribe, ui.getConnection, ui.getConnection);
  return getAppState(
    panel,
    connection,
    useNavigationState(({ pending }) => pending),
  );
}
