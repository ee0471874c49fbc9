import { getRouteApi } from '@tanstack/react-router';
import { BoardPage } from '../../../features/live-lessons/board/board-page.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/teach/$classId/live');

export function LiveBoardRoute() {
  const { user } = useAuth();
  const { classId } = route.useParams();
  return user && <BoardPage key={classId} classId={classId} />;
}
