import '@witryna/ui/styles';
import './fonts.css';
import { WitrynaProvider } from '@witryna/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { CommerceProvider, type CommerceClient, type ViewCache } from '../commerce/index.ts';
import { createMediaImage } from '../media/index.ts';
import { FrameProvider } from './frame/frame-context.tsx';
import type { FrameData } from './frame/frame-data.ts';
import { Frame } from './frame/frame.tsx';
import { AppLink } from './navigation/app-link.tsx';
import { closeOnBack } from './navigation/close-on-back.ts';
import { useNavigation } from './navigation/navigation-context.tsx';

export interface AppProps {
  frame: FrameData;
  client: CommerceClient;
  /** Answers of the backend: what the server fetched for the first page, later everything fetched in the browser. */
  views: ViewCache;
  /** Number of the shopper's identity; changes at sign-in and sign-out. */
  epoch: number;
  /** The page. */
  children: ReactNode;
}

const imageOf = createMediaImage();

/** The whole shop around a page: providers and frame. Router and messages stand outside: server and browser differ in them. */
export function App({ frame, client, views, epoch, children }: AppProps) {
  const navigation = useNavigation();
  const onModalOpen = useMemo(() => (navigation ? closeOnBack(navigation) : undefined), [navigation]);
  return (
    <WitrynaProvider linkComponent={AppLink} image={imageOf} onModalOpen={onModalOpen}>
      <CommerceProvider client={client} cache={views} storeView={frame.store.storeCode} epoch={epoch}>
        <FrameProvider value={frame}>
          <Frame>{children}</Frame>
        </FrameProvider>
      </CommerceProvider>
    </WitrynaProvider>
  );
}
