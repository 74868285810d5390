import { dirname, join } from "node:path";
import { manifestPath, readPictureManifest, type PictureManifest } from "#imagery/manifest.ts";
import { readNames } from "#scripts/content/content-names.ts";
import { editorSchema } from "#scripts/content/editor-schemas.ts";
import { enquiriesApi } from "../enquiries/enquiries-api.ts";
import { launchApi } from "../launch/launch-api.ts";
import { openPublisher } from "../publish/open-publisher.ts";
import { publishApi } from "../publish/publish-api.ts";
import { publishingRemarks } from "../publish/publishing-remarks.ts";
import { ContentCheck } from "../store/check.ts";
import { EditorStore } from "../store/editor-store.ts";
import { createPicturesApi } from "../pictures/pictures-api.ts";
import { PictureStore } from "../pictures/picture-store.ts";
import { mastersIn, existingPictures } from "../store/existing-pictures.ts";
import { describedIn, draftAsHolder } from "../store/products/draft-pictures.ts";
import { Drafts } from "../store/products/drafts.ts";
import { ProductStore } from "../store/products/product-store.ts";
import { openRepository } from "../store/git.ts";
import { FigureStore } from "../tables/figure-store.ts";
import { projectAsHolder } from "../pictures/project-photographs.ts";
import { ProjectStore } from "../tables/project-store.ts";
import { createTablesApi } from "../tables/tables-api.ts";
import { englishTextsOf, readDefinitions, readTermLabels } from "../store/definitions.ts";
import { offersIn } from "../store/field-offers.ts";
import { figureChoices } from "../store/figure-choices.ts";
import { valueOf } from "../store/file-value.ts";
import { figuresToName, figureRemarks } from "../store/figure-texts.ts";
import { formerFigureRemarks, textsWithFormerFigures } from "../store/former-figures.ts";
import { readingsIn } from "../store/readings.ts";
import { startPreview } from "../preview/start-preview.ts";
import { OrderStore } from "../store/order/order-store.ts";
import { createEditor } from "./create-editor.ts";
import { pictureMaker } from "./make-pictures.ts";
import { createOrderApi } from "./order-api.ts";
import { SuppliedFileStore } from "../supplied-files/supplied-file-store.ts";
import { createSuppliedFilesApi } from "../supplied-files/supplied-files-api.ts";
import { createProductApi } from "./product-api.ts";

interface EditorFolders {
  projectFolder: string;
  contentFolder: string;
  /** The folder of masters and originals; by default the project's. */
  imageryFolder?: string | undefined;
  journalFolder: string;
  appFolder: string;
  key: string;
  /** Replaces the manifest of encoded pictures; there is no preview then. */
  manifest?: PictureManifest;
  /** The environment, which says where the enquiries are. */
  variables?: NodeJS.ProcessEnv;
}

/** Opens the editor of a project's current content. */
export function openEditor({
  projectFolder,
  contentFolder,
  imageryFolder,
  journalFolder,
  manifest,
  variables = process.env,
  ...rest
}: EditorFolders) {
  const imagery = imageryFolder ?? join(projectFolder, "imagery");
  const pictures = () => existingPictures(imagery, manifest ?? readPictureManifest(projectFolder));
  const check = new ContentCheck(contentFolder, pictures);
  const siteFolder = join(projectFolder, "build");
  const store = new EditorStore({
    folder: contentFolder,
    imageryFolder: imagery,
    journalFolder,
    check,
    commits: openRepository(projectFolder),
    // The site encodes no masters from other folders.
    onMasters: manifest || imageryFolder ? undefined : pictureMaker(projectFolder),
  });
  const editorFolder = dirname(journalFolder);
  const drafts = new Drafts(join(editorFolder, "drafts"));
  const products = new ProductStore({ store, drafts, check });
  const projects = new ProjectStore(store);
  const photographs = new PictureStore({
    store,
    uploadsFolder: join(editorFolder, "uploads"),
    otherHolder: (path) => draftAsHolder(path, drafts, store) ?? projectAsHolder(path, projects, store),
    namesToCome: () => drafts.masters().map(({ id }) => id),
  });
  const publisher = openPublisher({ projectFolder, contentFolder, editorFolder });
  const preview = manifest
    ? undefined
    : startPreview({
        siteFolder,
        contentFolder,
        pictureManifest: manifestPath(projectFolder),
        imageryFolder: imagery,
      });
  return createEditor({
    ...rest,
    store,
    products,
    siteFolder,
    masters: () => [...mastersIn(imagery), ...drafts.masters()],
    mastersOf: (path, text) => drafts.masters(path).filter(({ id }) => describedIn(text).includes(id)),
    preview,
    publicFolder: join(projectFolder, "generated", "public"),
    schemaOf: (schema) =>
      editorSchema(
        schema,
        readNames(contentFolder, [...Object.keys(pictures()), ...drafts.masters().map(({ id }) => id)]),
      ),
    figureLabels: () =>
      Object.fromEntries(Object.entries(readDefinitions(contentFolder)).map(([key, { label }]) => [key, label])),
    termLabels: () => readTermLabels(contentFolder),
    englishTextsOf: (path) => englishTextsOf(path, contentFolder),
    choicesOfFigures: () => {
      const texts = store.texts().filter(({ path }) => path.startsWith("products/"));
      return figureChoices(
        readDefinitions(contentFolder),
        texts.map(({ text }) => valueOf(text)),
      );
    },
    others: {
      pictures: createPicturesApi(photographs),
      "supplied-files": createSuppliedFilesApi(new SuppliedFileStore(store, join(editorFolder, "supplied-files"))),
      tables: createTablesApi(projects, new FigureStore(store, () => readDefinitions(contentFolder)), preview),
      enquiries: enquiriesApi(variables),
      products: createProductApi(products),
      order: createOrderApi(new OrderStore(store), preview),
      publish: publishApi(publisher),
      launch: launchApi({ store, projects, projectFolder, contentFolder, editorFolder, variables }),
    },
    remarksOn: async (path, value) => [
      ...figureRemarks(value, readDefinitions(contentFolder)),
      ...(await photographs.tooSmall(path, value)),
      ...publishingRemarks(path, value, variables),
    ],
    formerRemarks: (values) => formerFigureRemarks(values, readDefinitions(contentFolder)),
    figuresToName: (path, value) =>
      figuresToName(path, value, { contentFolder, definitions: readDefinitions(contentFolder) }),
    stillSaid: (path, values) => textsWithFormerFigures(path, values, store.values(), readDefinitions(contentFolder)),
    offersIn: (value, saved) => offersIn(value, readDefinitions(contentFolder), saved),
    readingsIn: (value) => readingsIn(value, readDefinitions(contentFolder)),
  });
}
