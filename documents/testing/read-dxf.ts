import Parser, { type ICircleEntity, type IEntity, type ILineEntity, type ILwpolylineEntity } from "dxf-parser";

type Point = readonly [x: number, y: number];

/** The content of a DXF file according to an independent reader. The extents exclude text. */
export interface ReadDxf {
  version: string;
  /** As in the file: 4 means millimetres. */
  unit: number;
  layers: string[];
  /** Width and height of the shapes on a layer, or on all layers. */
  extents: (layer?: string) => Point;
  /** The diameters of circles on a layer. */
  diameters: (layer: string) => number[];
  /** The sizes of closed outlines on a layer, in order. */
  outlines: (layer: string) => Point[];
  /** The lengths of lines on a layer. */
  lengths: (layer: string) => number[];
}

/** Reads a DXF file. Throws if it is invalid. */
export function readDxf(text: string): ReadDxf {
  const read = new Parser().parseSync(text);
  if (!read) throw new Error("This is not a DXF file.");
  const on = (layer?: string) => read.entities.filter((entity) => layer === undefined || entity.layer === layer);
  const ofType = <Entity extends IEntity>(layer: string, type: string) =>
    on(layer).filter((entity) => entity.type === type) as Entity[];
  return {
    version: String(read.header["$ACADVER"]),
    unit: Number(read.header["$INSUNITS"]),
    layers: Object.keys(read.tables.layer.layers),
    extents: (layer) => sizeAround(on(layer).flatMap(cornersOf)),
    diameters: (layer) => ofType<ICircleEntity>(layer, "CIRCLE").map(({ radius }) => 2 * radius),
    outlines: (layer) =>
      ofType<ILwpolylineEntity>(layer, "LWPOLYLINE").map((outline) => sizeAround(cornersOf(outline))),
    lengths: (layer) =>
      ofType<ILineEntity>(layer, "LINE").map(({ vertices: [from, to] }) =>
        from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0,
      ),
  };
}

function cornersOf(entity: IEntity): Point[] {
  switch (entity.type) {
    case "CIRCLE": {
      const { center, radius } = entity as ICircleEntity;
      return [
        [center.x - radius, center.y - radius],
        [center.x + radius, center.y + radius],
      ];
    }
    case "LWPOLYLINE":
    case "LINE":
      return (entity as ILwpolylineEntity | ILineEntity).vertices.map(({ x, y }): Point => [x, y]);
    default:
      return [];
  }
}

/** To a thousandth, to remove floating-point errors. */
function sizeAround(points: readonly Point[]): Point {
  const size = (values: number[]) => Math.round((Math.max(...values) - Math.min(...values)) * 1000) / 1000;
  return [size(points.map(([x]) => x)), size(points.map(([, y]) => y))];
}
