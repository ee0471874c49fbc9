export function CourseLibraryRoute() {
  return (
    <div className="page-width py-10">
      <h1 className="text-4xl">Course Library</h1>
    </div>
  );
}
