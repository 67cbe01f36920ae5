import type { Area } from '@portal/contracts/web/mount';
import { Loading } from '@portal/ui/loading';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PrerenderContext } from '../prerender/prerender-context.ts';
import { useServices } from '../services.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailure } from './part-failure.tsx';
import { useArea } from './use-area.ts';

interface AreaPartProps {
  /** Name of the area in the registry: 'mf-news'. */
  area: string;
  /** Pattern of the page that the part is, when it is a page of the area's own. */
  page?: string;
  /** What the part is for the visitor; used when it is missing. */
  title: string;
  /** Stands for the part in prerendered pages. */
  place: string;
  /** What of the area is shown here. */
  show: (area: Area) => ReactNode;
  /** Put above the message of failure, such as the page's heading. */
  whenFailed?: ReactNode;
}

/** A part of the page that an area fills: loading, shown, or failed with a way to try again, and never more than itself. */
export function AreaPart({ area: name, page, title, place, show, whenFailed }: AreaPartProps) {
  const { areas } = useServices();
  const { pathname } = useLocation();
  const { state, retry } = useArea(name, page);
  const prerendering = use(PrerenderContext);
  const part = useRef<HTMLDivElement>(null);
  const failedBefore = useRef(false);
  const ready = state.status === 'ready';

  // The button that was pressed goes away with the message; focus stays at the part that came in its place.
  useEffect(() => {
    if (ready && failedBefore.current) part.current?.focus();
    failedBefore.current = state.status === 'failed';
  }, [ready, state.status]);

  const version = areas.version(name);
  return (
    <div
      ref={part}
      tabIndex={-1}
      data-area={name}
      data-version={version?.metadata.version}
      data-team={version?.extras.portal.team}
    >
      {state.status === 'loading' && (prerendering ? place : <Loading />)}
      {state.status === 'failed' && (
        <>
          {whenFailed}
          <PartFailure title={title} busy={state.retrying} onRetry={retry} />
        </>
      )}
      {ready && (
        <PartBoundary
          // What one address has thrown says nothing of the next.
          key={pathname}
          fallback={(again) => (
            <>
              {whenFailed}
              <PartFailure
                title={title}
                onRetry={() => {
                  again();
                  part.current?.focus();
                }}
              />
            </>
          )}
        >
          <Shown area={state.area} show={show} />
        </PartBoundary>
      )}
    </div>
  );
}

/** A component of its own, so that what `show` throws is caught by the boundary around it. */
function Shown({ area, show }: { area: Area; show: (area: Area) => ReactNode }) {
  return show(area);
}
