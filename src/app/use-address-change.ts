import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withQueryAndHash } from '../features/language/with-query-and-hash';

/** Puts another path in the place of the current one; query and hash stay (decisions L2, N10). */
export function useAddressChange(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  latest.current = location;
  return useCallback(
    (path, state) => void navigate(withQueryAndHash(path, latest.current), { replace: true, state }),
    [navigate],
  );
}
