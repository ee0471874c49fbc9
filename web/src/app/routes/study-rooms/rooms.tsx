import { useNavigate } from '@tanstack/react-router';
import { StudyRooms } from '../../../features/study-rooms/list/study-rooms.tsx';

export function StudyRoomsRoute() {
  const navigate = useNavigate();
  return (
    <StudyRooms
      onEnter={(id) => void navigate({ to: '/study-room/$id', params: { id: String(id) } })}
    />
  );
}
