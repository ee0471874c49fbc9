export function CourseRoute() {
  return (
    <div className="page-width py-10">
      <h1 className="text-4xl">Course</h1>
    </div>
  );
}
