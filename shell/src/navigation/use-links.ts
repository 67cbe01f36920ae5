import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../services.ts';
import { linkOf, pressedAddress } from './link-presses.ts';
import { pageOf } from './page-of.ts';

/**
 * Turns presses on plain links into navigation without a reload, and begins to load an area when the pointer or focus
 * comes to a link of it. Areas and the design system need no router for their links this way.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const { areas } = useServices();

  useEffect(() => {
    function press(event: MouseEvent) {
      const address = pressedAddress(event, new URL(location.href));
      if (address === null) return;
      event.preventDefault();
      navigate(address);
    }
    function approach(event: Event) {
      const link = linkOf(event);
      if (!link || link.origin !== location.origin) return;
      const { owner, path } = pageOf(link.pathname);
      if (owner !== 'shell') areas.warm(owner, path);
    }
    document.addEventListener('click', press);
    document.addEventListener('pointerover', approach);
    document.addEventListener('focusin', approach);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('pointerover', approach);
      document.removeEventListener('focusin', approach);
    };
  }, [navigate, areas]);
}
