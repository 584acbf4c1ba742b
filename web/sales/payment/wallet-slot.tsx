import { type FC, useEffect, useState } from 'react';
import type { WalletProps } from './wallet/wallet.tsx';

/** Its code comes once both boxes are ticked. Without it the page of the provider is there. */
export function WalletSlot(props: WalletProps) {
  const [Wallet, setWallet] = useState<FC<WalletProps>>();
  useEffect(() => {
    let cancelled = false;
    import('./wallet/wallet.tsx').then(
      (code) => cancelled || setWallet(() => code.Wallet),
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, []);
  return Wallet && <Wallet {...props} />;
}
